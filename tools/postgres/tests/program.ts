import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export const program = resolve(__dirname, '../bin/postgres.mjs')

export interface Started {
  readonly url: string
  readonly binaries: string
}

/** Reads the line that the program prints when the server is ready. */
export async function readStarted(output: Readable): Promise<Started> {
  for await (const line of createInterface(output)) return JSON.parse(line) as Started
  throw new Error('Nothing was printed')
}

export type Program = ChildProcessByStdio<Writable, Readable, Readable>

/** Starts the program with additional environment variables and arguments. */
export function startPostgres(
  env: Record<string, string | undefined> = {},
  args: readonly string[] = [],
): Program {
  return spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

/** Whether something listens on the server's port. */
export async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const outcome = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return outcome
}

/** Resolves when nothing listens there any more; the test's timeout ends the wait. */
export async function untilGone(url: string): Promise<void> {
  while (await isListening(url)) await new Promise((resolve) => setTimeout(resolve, 50))
}
