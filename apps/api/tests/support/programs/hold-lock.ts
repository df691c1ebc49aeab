import { DataFolderBusyError, lockDataFolder } from '../../../src/platform/db/lock.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

// Waits for the starting signal, tries to lock the folder, prints the result, and keeps the lock until its standard
// input ends.
process.stdin.resume()
const signal = new Promise((resolve) => process.once('SIGUSR2', resolve))
say('ready')
await signal
try {
  const lock = await lockDataFolder(process.argv[2] as string)
  say('mine')
  await new Promise((resolve) => process.stdin.once('end', resolve))
  await lock.release()
} catch (error) {
  say(error instanceof DataFolderBusyError ? 'busy' : String(error))
}
process.exit(0)
