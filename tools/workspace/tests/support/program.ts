import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { withoutNx } from '../../src/run-nx.mjs'

/** The folder of nx.json. */
export const workspace = resolve(__dirname, '../../../..')

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs a Node program to its end and returns what it printed. */
export function runNode(
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const { cwd = workspace, input = '', env = process.env } = options
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, { cwd, env })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.once('error', reject)
    child.once('close', (code) => done({ code, out, err }))
    child.stdin.end(input)
  })
}

/** Runs the workspace's own Nx. */
export function runNx(args: readonly string[], cwd = workspace): Promise<Ended> {
  const env = { ...withoutNx(process.env), FORCE_COLOR: '0' }
  return runNode([resolve(workspace, 'node_modules/nx/dist/bin/nx.js'), ...args], { cwd, env })
}
