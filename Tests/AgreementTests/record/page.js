// Measures a text in the page: its clusters, and for each layout the lines with the rectangles.
// Offsets are UTF-16 here; the recorder turns them into UTF-8.
"use strict";

// A paragraph's direction is its own where none is forced; what the browser would space out by
// itself (punctuation in East Asian text) is off, for that is no matter of shaping or of breaking.
const baseStyle = `
  body { margin: 0 }
  div {
    white-space: pre-wrap; overflow-wrap: anywhere; line-height: normal; hyphens: manual;
    font-synthesis: none; text-spacing-trim: space-all; text-autospace: no-autospace;
  }`;

async function loadFonts(count) {
  const names = [];
  for (let index = 0; index < count; index++) {
    const face = new FontFace(`F${index}`, `url("${index}.font")`);
    document.fonts.add(await face.load());
    names.push(face.family);
  }
  const style = document.createElement("style");
  style.textContent = baseStyle + `div { font-family: ${names.join(", ")} }`;
  document.head.append(style);
}

function clustersOf(text) {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  return [...Array.from(segmenter.segment(text), piece => piece.index), text.length];
}

// The text up to `end`, in a block that is not yet in the page.
function block(job, layout, end) {
  const div = document.createElement("div");
  div.lang = job.lang;
  const style = {
    width: `${layout.width}px`, fontSize: `${job.size}px`, tabSize: `${job.tab}px`,
    textAlign: layout.align, unicodeBidi: layout.direction === "auto" ? "plaintext" : "isolate",
    direction: layout.direction === "rtl" ? "rtl" : "ltr",
  };
  Object.assign(div.style, style);
  let from = 0;
  for (const span of [...job.spans, { range: [job.text.length, job.text.length] }]) {
    const [start, stop] = span.range.map(offset => Math.min(offset, end));
    if (from < start) div.append(job.text.slice(from, start));
    if (start < stop) div.append(spanElement(span, job.text.slice(start, stop)));
    from = stop;
  }
  return div;
}

function spanElement(span, text) {
  const element = document.createElement("span");
  if (span.size) element.style.fontSize = `${span.size}px`;
  if (span.letterSpacing) element.style.letterSpacing = `${span.letterSpacing}px`;
  if (span.lang) element.lang = span.lang;
  element.append(text);
  return element;
}

// The text nodes of a block with the offset at which each begins.
function textNodes(div) {
  const walker = document.createTreeWalker(div, NodeFilter.SHOW_TEXT);
  const nodes = [];
  for (let start = 0; walker.nextNode(); start += walker.currentNode.length) {
    nodes.push({ node: walker.currentNode, start });
  }
  return nodes;
}

function rectangles(div, clusters) {
  const nodes = textNodes(div);
  const range = document.createRange();
  let at = 0;
  const locate = (offset, isEnd) => {
    const end = index => nodes[index].start + nodes[index].node.length;
    while (at > 0 && nodes[at].start > offset) at--;
    while (at + 1 < nodes.length && (isEnd ? end(at) < offset : end(at) <= offset)) at++;
    return [nodes[at].node, offset - nodes[at].start];
  };
  const origin = div.getBoundingClientRect();
  return clusters.slice(0, -1).map((start, index) => {
    range.setStart(...locate(start, false));
    range.setEnd(...locate(clusters[index + 1], true));
    return Array.from(range.getClientRects(), rect => ({
      left: rect.left - origin.left, right: rect.right - origin.left,
      top: rect.top - origin.top, bottom: rect.bottom - origin.top,
    }));
  });
}

// A cluster opens a line where its last rectangle lies wholly below those of the line so far: a
// hyphen that shows at the end of a line is a rectangle of the cluster after it too.
function lineStarts(boxes) {
  const starts = [0];
  let bottom = -Infinity;
  boxes.forEach((rects, index) => {
    if (rects.length === 0) return;
    const last = rects[rects.length - 1];
    if (last.top >= bottom - 0.5 && bottom > -Infinity) {
      starts.push(index);
      bottom = -Infinity;
    }
    bottom = Math.max(bottom, last.bottom);
  });
  return starts;
}

function heightUpTo(job, layout, end) {
  const div = block(job, layout, end);
  document.body.append(div);
  const height = div.getBoundingClientRect().height;
  div.remove();
  return height;
}

// No script can ask for the box of a line. But the text up to the end of a line is as high as its
// lines together.
function measureLayout(job, layout, clusters) {
  const div = block(job, layout, job.text.length);
  document.body.append(div);
  const boxes = rectangles(div, clusters);
  const height = div.getBoundingClientRect().height;
  div.remove();
  const starts = lineStarts(boxes);
  let top = 0;
  const lines = starts.map((first, line) => {
    const last = line + 1 < starts.length ? starts[line + 1] : boxes.length;
    const bottom = heightUpTo(job, layout, clusters[last]);
    const box = [top, bottom];
    const own = boxes.slice(first, last).map(rects => rects.filter(r => r.top >= box[0] - 0.5));
    top = bottom;
    return {
      range: [clusters[first], clusters[last]], box,
      rects: own.map(rects => rects.map(r => [r.left, r.right])),
    };
  });
  return { height, lines };
}

function measure(job) {
  const clusters = clustersOf(job.text);
  return { clusters, layouts: job.layouts.map(layout => measureLayout(job, layout, clusters)) };
}
