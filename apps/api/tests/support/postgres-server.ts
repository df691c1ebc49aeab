import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

const program = resolve(__dirname, '../../../../tools/postgres/bin/postgres.mjs')

export interface TestServer {
  /** Of the database `postgres`, with the superuser's password. */
  readonly url: string
  /** The id of the program that runs the server. */
  readonly pid: number
  stop(): Promise<void>
}

type Program = ChildProcessByStdio<Writable, Readable, null>

/** The first line of the program's output. */
async function firstLine(child: Program): Promise<string> {
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The PostgreSQL server of the tests did not start')
}

/** Starts a PostgreSQL server for the tests. Throws if it cannot start: the tests are never skipped. */
export async function startTestServer(): Promise<TestServer> {
  // It ends when its standard input is closed, so also when this process is killed.
  const child: Program = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const { url } = JSON.parse(await firstLine(child)) as { url: string }
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
