import { type ChildProcess, spawn } from 'node:child_process'
import { StartError } from './start-error.ts'

/** The first message of a child process over its IPC channel. */
type ChildMessage<Ready> = ({ type: 'ready' } & Ready) | { type: 'failed'; message: string }

/** A server in its own process, which ends with this one. */
export interface Child<Ready> {
  name: string
  /** Rejects with a StartError if the server does not start. */
  ready: Promise<Ready>
  /** Resolves when the process has ended. */
  exited: Promise<void>
  /** Asks it to finish its work and stop, and resolves when it has ended. */
  stop: () => Promise<void>
  /** Ends it at once. */
  kill: () => void
}

/** @param name the server's name in messages at the terminal, such as `The API` */
export function startChild<Ready = object>(
  name: string,
  [script, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Child<Ready> {
  // The channel closes when this process ends for any reason; the child then stops too.
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = untilReady<Ready>(name, child)
  // The start waits for several children and handles only the first failure; the others must not be unhandled.
  ready.catch(() => undefined)
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name)
  }
  return {
    name,
    ready,
    exited,
    stop: () => {
      signal('SIGTERM')
      return exited
    },
    kill: () => signal('SIGKILL'),
  }
}

function untilReady<Ready>(name: string, child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.on('message', (received) => {
      const message = received as ChildMessage<Ready>
      if (message.type === 'ready') resolve(message)
      if (message.type === 'failed') reject(new StartError(message.message))
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new StartError(`${name} stopped while starting (code ${code}).`)),
    )
  })
}
