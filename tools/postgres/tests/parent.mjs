import { spawn } from 'node:child_process'

// Starts the program as a test run does, forwards its output, and waits to be killed.
const program = /** @type {string} */ (process.argv[2])
spawn(process.execPath, [program], { stdio: ['pipe', 'inherit', 'inherit'] })
