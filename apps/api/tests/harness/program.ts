import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { builtProgram, quickWasm } from '../support/index.ts'

const project = resolve(__dirname, '../..')

export interface Program {
  readonly child: ChildProcess
  /** Everything that it has written to standard output. */
  readonly output: () => string
  readonly errors: () => string
  /** Resolves when its output contains the text; rejects if the program ends without it. */
  prints(text: string): Promise<void>
  /** Its first message to its parent process. */
  readonly message: Promise<Record<string, unknown>>
  /** Its exit code. */
  readonly exited: Promise<number | null>
  /** Kills it if it is still running. */
  end(): Promise<void>
}

/** A port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the built API as a process. With `ipc` it sends its messages to this process. */
export function startProgram(env: Record<string, string>, options = { ipc: true }): Program {
  const child = spawn(process.execPath, [quickWasm, builtProgram('main')], {
    cwd: project,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc ? (['ipc'] as const) : [])],
  })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (bytes: Buffer) => (output += bytes.toString()))
  child.stderr?.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const prints = async (text: string) => {
    while (!output.includes(text)) {
      const ended = await Promise.race([once(child.stdout as Readable, 'data'), exited])
      if (!Array.isArray(ended)) throw new Error(`The program ended: ${errors}`)
    }
  }
  const message = new Promise<Record<string, unknown>>((done) => {
    child.once('message', (sent) => done(sent as Record<string, unknown>))
  })
  return {
    child,
    output: () => output,
    errors: () => errors,
    prints,
    message,
    exited,
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await exited
    },
  }
}
