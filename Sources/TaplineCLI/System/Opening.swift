import TapPlatform

/// Starts the program that the desktop has for an address, without waiting for it.
///
/// - Throws: `SystemError` where there is no `xdg-open`.
func openWithDesktop(_ address: String) throws(SystemError) {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  // What it prints would be drawn over the page.
  for number in Int32(0)...2 {
    unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
  }
  // Nobody waits for it.
  _ = signal(SIGCHLD, SIG_IGN)
  let status = unsafe "xdg-open".withCString { name in
    unsafe address.withCString { address in
      var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [
        UnsafeMutablePointer(mutating: name), UnsafeMutablePointer(mutating: address), nil,
      ]
      var process = pid_t()
      return unsafe posix_spawnp(&process, name, &actions, nil, &arguments, environ)
    }
  }
  guard status == 0 else { throw SystemError(number: status) }
}

/// The value of a variable of the environment.
func environmentValue(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
