/**
 * `node leash.mjs COMMAND [ARGUMENT…]`: runs a program that ends when this one's standard input does, so also when
 * whoever started it is killed. Signals are passed on, and so is the exit code.
 */
import { spawn } from 'node:child_process'

/** Milliseconds that the program may take to stop. */
const patience = 15_000

const [command = '', ...rest] = process.argv.slice(2)
// Its own input stays open for as long as it may run: some programs live by theirs.
const child = spawn(command, rest, { stdio: ['pipe', 'inherit', 'inherit'] })

function end() {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), patience).unref()
}

for (const event of ['end', 'close', 'error']) process.stdin.once(event, end)
process.stdin.resume()
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (code) => process.exit(code ?? 1))
