import { loadConfig, withEnvFile } from './platform/config/config.ts'
import { serve, type ReadyMessage, type RunningApi } from './process/serve.ts'
import { describeStartError } from './process/start-error.ts'

/** Milliseconds after which the process exits even if the stop hangs: a process manager would kill it soon afterwards. */
const stopTimeoutMs = 7_500

type Message = ReadyMessage | { type: 'failed'; message: string }

/** Sends a message to the parent process, if there is one. */
function notifyParent(message: Message): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) resolve()
    else process.send(message, undefined, {}, () => resolve())
  })
}

async function fail(error: unknown, api?: RunningApi): Promise<never> {
  const message = describeStartError(error)
  // A parent process prints the message itself.
  if (!process.connected) process.stderr.write(`${message}\n`)
  await notifyParent({ type: 'failed', message })
  await api?.stop()
  process.exit(1)
}

/** Logs the ready message, for a start without a parent process. */
function logReady(api: RunningApi, message: ReadyMessage): void {
  const { port, clubToday } = message
  api.app.log.info({ port, clubToday }, 'ready')
  // Printed only once, when it was generated. It goes to the terminal, never to the log.
  if (message.adminPassword !== undefined) {
    process.stderr.write(`The console's password: ${message.adminPassword}\n`)
  }
}

/** Resolves on a stop signal, or when the parent process has ended. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve())
    if (process.channel) process.on('disconnect', resolve)
  })
}

async function stopAndExit(api: RunningApi): Promise<never> {
  setTimeout(() => process.exit(0), stopTimeoutMs).unref()
  await api.stop()
  process.exit(0)
}

async function main(): Promise<void> {
  // Listens from the beginning, so that a signal during the start leaves the data consistent too.
  const stopping = stopRequested()
  let api: RunningApi | undefined
  try {
    const started = await serve(loadConfig(withEnvFile(process.env)))
    api = started
    stopping.then(() => stopAndExit(started)).catch(fail)
    const message = await started.ready
    if (!message) return
    if (process.send) await notifyParent(message)
    else logReady(started, message)
  } catch (error) {
    await fail(error, api)
  }
}

void main()
