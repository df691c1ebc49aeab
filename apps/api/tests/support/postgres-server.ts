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

/** Starts the program of tools/postgres. Throws if the server cannot start: the tests are never skipped. */
async function startServer(args: readonly string[] = [], env: Record<string, string> = {}) {
  // It ends when its standard input is closed, so also when this process is killed.
  const stdio = ['pipe', 'pipe', 'inherit'] as const
  const child: Program = spawn(process.execPath, [program, ...args], {
    stdio: [...stdio],
    env: { ...process.env, ...env },
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The PostgreSQL server of the tests ended')
    return value
  }
  const { url } = JSON.parse(await nextLine()) as { url: string }
  const stop = async () => {
    child.stdin.end()
    await exited
  }
  return { url, child, nextLine, stop }
}

/** @param binaries a folder with initdb and postgres; those of tools/postgres unless given */
export async function startTestServer(binaries?: string): Promise<TestServer> {
  const env = binaries === undefined ? {} : { POSTGRES_BINARIES: binaries }
  const { url, child, stop } = await startServer([], env)
  return { url, pid: child.pid as number, stop }
}

export interface CrashingServer {
  /** Of the database `postgres`, with the superuser's password. */
  readonly url: string
  /** Ends it at once, as if its processes were killed. */
  crash(): Promise<void>
  /** Starts it again on the same port and with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server of its own for a suite, which loses nothing that was committed when it crashes. */
export async function startCrashingServer(): Promise<CrashingServer> {
  const { url, child, nextLine, stop } = await startServer(['--durable'])
  const tell = async (line: string) => {
    child.stdin.write(`${line}\n`)
    await nextLine()
  }
  return { url, stop, crash: () => tell('crash'), restart: () => tell('start') }
}
