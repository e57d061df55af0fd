#include "CRules.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The pages are read where the documentation has them, so that no copy can differ.
static const uint8_t text[] = {
#embed "../Tapline/Tapline.docc/Rules/HIT.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/GR.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/TAP.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LP.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/PAN.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/SCR.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/GES.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LINK.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/PASS.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/SEL.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/PEER.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LD.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/U58.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/TP.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LI.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/TG.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/F.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-S.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-P.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-B.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-T.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-I.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/LS-A.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/KEY.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/A11Y.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/WCAG.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/TAB.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/BDG.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/APP.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/ANI.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/NOTCH.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/SWB.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/SEG.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/CTR.md" suffix(,)
#embed "../Tapline/Tapline.docc/Rules/IC.md" suffix(,)
};

const uint8_t *crules_text(void) { return text; }

int64_t crules_count(void) { return sizeof text; }
