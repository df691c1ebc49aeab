import { loadConfig, withEnvFile } from './config/config.ts'
import { serve, type ReadyMessage, type RunningApi } from './process/serve.ts'
import { describeStartError } from './process/start-error.ts'

/** Milliseconds after which a stop that hangs is given up. */
const longestStop = 20_000

type Message = ReadyMessage | { type: 'failed'; message: string }

/** Tells the program that started this one, where there is one that listens. */
function tellParent(message: Message): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) resolve()
    else process.send(message, undefined, {}, () => resolve())
  })
}

async function fail(error: unknown, api?: RunningApi): Promise<never> {
  const message = describeStartError(error)
  // Who started this program says it; said by both, it would stand there twice.
  if (!process.connected) process.stderr.write(`${message}\n`)
  await tellParent({ type: 'failed', message })
  await api?.stop()
  process.exit(1)
}

/** Says on the log what a program that started this one would be told. */
function announce(api: RunningApi, message: ReadyMessage): void {
  const { port, clubToday } = message
  api.app.log.info({ port, clubToday }, 'ready')
  // Once, where it was made: nobody could learn it otherwise. It goes to the terminal, never to the log.
  if (message.adminPassword !== undefined) {
    process.stderr.write(`The console's password: ${message.adminPassword}\n`)
  }
}

/** Resolves when a signal asks for the end, or when the program that started this one is gone. */
function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    if (process.channel) process.on('disconnect', resolve)
  })
}

/** Stops once, however often the process is told to. */
async function stopAndExit(api: RunningApi): Promise<never> {
  setTimeout(() => process.exit(1), longestStop).unref()
  await api.stop()
  process.exit(0)
}

async function main(): Promise<void> {
  // From the first moment on, so that a signal during the start leaves the data whole too.
  const asked = whenAskedToStop()
  let api: RunningApi | undefined
  try {
    const started = await serve(loadConfig(withEnvFile(process.env)))
    api = started
    asked.then(() => stopAndExit(started)).catch(fail)
    const message = await started.ready
    if (!message) return
    if (process.send) await tellParent(message)
    else announce(started, message)
  } catch (error) {
    await fail(error, api)
  }
}

void main()
