import { type ChildProcess, spawn } from 'node:child_process'
import { StartError } from '../start-error.ts'

/** What the API tells the process that started it. */
export type ApiMessage =
  | {
      type: 'ready'
      port: number
      /** Only where the club made it itself, rather than being told. */
      adminPassword?: string
      demo?: { username: string; password: string }
      /** The club's date, YYYY-MM-DD. */
      clubToday: string
    }
  | { type: 'failed'; message: string }

export type Ready = Extract<ApiMessage, { type: 'ready' }>

/** The API in a process of its own, which ends with this one. */
export interface ApiProcess {
  ready: Promise<Ready>
  /** Resolves with the exit code once the process is gone. */
  exited: Promise<number | null>
  /** Asks it to finish what it is doing and stop. */
  stop: () => Promise<void>
}

/** How long the API may take to finish what it is doing, in milliseconds. */
const stopTimeout = 10_000

export function startApi(script: string, env: NodeJS.ProcessEnv): ApiProcess {
  // With a channel to this process the API stops by itself when this process is gone, however that came about.
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { ready: whenReady(child), exited, stop: () => stop(child, exited) }
}

function whenReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const told = message as ApiMessage
      if (told.type === 'ready') resolve(told)
      if (told.type === 'failed') reject(new StartError(told.message))
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new StartError(`The API stopped while starting (code ${code}).`)),
    )
  })
}

async function stop(child: ChildProcess, exited: Promise<unknown>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await exited
  clearTimeout(timer)
}
