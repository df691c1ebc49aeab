import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The folder of nx.json. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url))

export interface Program {
  pid: number
  stop: () => Promise<void>
}

/** Started programs that are still running; `stopAll` ends them. */
const running = new Set<Program>()

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()))
}

function track(child: ChildProcess): Program {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const program: Program = {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(timer)
    },
  }
  running.add(program)
  void exited.then(() => running.delete(program))
  return program
}

/** The API in production does not start without one. */
const travelKeys = `bench:${Buffer.alloc(32, 'bench').toString('base64')}`

interface NodeProgram {
  script: string
  args?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Starts a Node program with the given environment only. */
function start(
  { script, args = [], env = {} }: NodeProgram,
  stdio: ('pipe' | 'ipc' | 'ignore' | 'inherit')[],
) {
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [join(workspace, script), ...args], {
    cwd: workspace,
    env: { PATH, HOME, NODE_ENV: 'production', TRAVEL_DETAILS_KEYS: travelKeys, ...env },
    stdio,
  })
}

/** Starts a program that writes one line when it is ready. */
export async function startUntilLine(program: NodeProgram) {
  const child = start(program, ['pipe', 'pipe', 'inherit'])
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`${program.script} ended with ${code}`)))
  })
  return { ...track(child), line }
}

/** Starts a program that listens on a port. The API notices by its IPC channel when this process has ended. */
export function startServer(program: NodeProgram): Program {
  return track(start(program, ['ignore', 'ignore', 'inherit', 'ipc']))
}

/** Starts a program that is not Node's. */
export function startBinary(
  file: string,
  args: readonly string[],
  account: { uid?: number; gid?: number },
): Program {
  return track(spawn(file, args, { ...account, stdio: ['ignore', 'ignore', 'inherit'] }))
}

export async function runToEnd(program: NodeProgram): Promise<void> {
  const child = start(program, ['ignore', 'ignore', 'inherit'])
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${program.script} ended with ${String(code)}`)
}

/** Builds projects through Nx, which skips what is up to date. */
export async function build(...projects: string[]): Promise<void> {
  const child = start(
    {
      script: 'node_modules/nx/dist/bin/nx.js',
      args: ['run-many', '-t', 'build', `--projects=${projects.join(',')}`],
    },
    ['ignore', 'ignore', 'inherit'],
  )
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Building ${projects.join(', ')} failed: npm run build shows why`)
}
