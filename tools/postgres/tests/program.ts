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

/** The line that says that a server is ready. */
export async function readStarted(output: Readable): Promise<Started> {
  for await (const line of createInterface(output)) return JSON.parse(line) as Started
  throw new Error('Nothing was printed')
}

export type Program = ChildProcessByStdio<Writable, Readable, Readable>

/** Starts the program with an environment of its own. */
export function startPostgres(env: Record<string, string | undefined> = {}): Program {
  return spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

/** Whether somebody listens where a server was. */
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

/** Resolves when nobody listens there any more; the test's own limit ends the waiting. */
export async function untilGone(url: string): Promise<void> {
  while (await isListening(url)) await new Promise((again) => setTimeout(again, 50))
}
