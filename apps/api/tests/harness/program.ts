import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { builtProgram } from '../support/index.ts'

const project = resolve(__dirname, '../..')

export interface Program {
  readonly child: ChildProcess
  /** What it printed. */
  readonly output: () => string
  readonly errors: () => string
  /** Resolves when the text stands in its output; fails where the program ends without it. */
  prints(text: string): Promise<void>
  /** Its first message to the program that started it. */
  readonly message: Promise<Record<string, unknown>>
  /** Its exit code. */
  readonly exited: Promise<number | null>
  /** Ends it, if nothing else has. */
  end(): Promise<void>
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the API as a program of its own; with `ipc`, as one that is told what it has to say. */
export function startProgram(env: Record<string, string>, options = { ipc: true }): Program {
  const child = spawn(process.execPath, [builtProgram('main')], {
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
