import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver, runUnprivileged } from '../src/unprivileged.mjs'

export { handOver, runUnprivileged }

/** The folder of nx.json. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const postgresPrograms = ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup', 'pg_dump', 'pg_restore']

/** Debian's folders of PostgreSQL 15 and newer, newest first. */
function postgresFolder(): string | undefined {
  const root = '/usr/lib/postgresql'
  const folders = existsSync(root) ? readdirSync(root) : []
  return folders
    .filter((version) => Number(version) >= 15)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => postgresPrograms.every((name) => existsSync(join(folder, name))))
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Where Debian's programs are. @throws a sentence that names what is missing */
export function findPrograms(): { postgres: string; pgbouncer: string } {
  const postgres = postgresFolder()
  const pgbouncer = findProgram('pgbouncer')
  const missing = [
    ...(postgres ? [] : ['postgresql']),
    ...(pgbouncer ? [] : ['pgbouncer']),
    ...(findProgram('psql') ? [] : ['postgresql-client']),
  ]
  if (postgres && pgbouncer && missing.length === 0) return { postgres, pgbouncer }
  throw new Error(
    `This suite needs Debian's PostgreSQL (15 or newer) and PgBouncer. Install what is missing: apt-get install ${missing.join(' ')}`,
  )
}

const started = new Set<ChildProcess>()

/** Ends a program, by force if it does not follow the signal. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.kill(signal)
    await once(child, 'exit')
    clearTimeout(timer)
  }
  started.delete(child)
}

export async function stopAll(): Promise<void> {
  await Promise.all([...started].map((child) => stop(child, 'SIGTERM')))
}

/** Starts a program as an unprivileged user; resolves when its output contains the text. */
export async function startUntil(
  text: string,
  program: string,
  args: readonly string[],
): Promise<ChildProcess> {
  const child = runUnprivileged(program, args)
  started.add(child)
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output = (output + part).slice(-4000)
      if (output.includes(text)) resolve()
    })
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} ended:\n${output}`)
  })
  ended.catch(() => undefined)
  await Promise.race([ready, ended])
  return child
}

/** Runs a program of PostgreSQL as an unprivileged user to its end. */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const child = runUnprivileged(program, args)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${output}`)
}

/** Starts a Node program with the given environment only. */
export function startNode(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(workspace, script)], {
    cwd: workspace,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.add(child)
  return child
}

/** Runs a shell script; returns its exit code and output. */
export function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync('sh', [join(workspace, script), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { code: status, output: `${stdout}${stderr}`.trim() }
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
      } catch {
        return false
      }
    })
    .map(Number)
}
