import TaplineCLI

Program.run()
