import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NxReport } from './nx-report.mjs'
import { describeTask } from './progress.mjs'

/** Milliseconds of silence after which a task's output is complete: Nx prints it in one go. */
const pause = 300

/**
 * Runs Nx and tells, task by task, how it went.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} args
 * @param {{ targets: readonly string[], print: (text: string) => void }} options
 * @returns {Promise<{ report: NxReport, exitCode: number }>}
 */
export async function runNx(workspace, args, { targets, print }) {
  const report = new NxReport(targets)
  const nx = spawn(
    process.execPath,
    [join(workspace, 'node_modules/nx/dist/bin/nx.js'), ...args, '--output-style=static'],
    { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'], env: plainEnvironment(process.env) },
  )

  let told = 0
  const tell = (upTo = report.tasks.length) => {
    for (const task of report.tasks.slice(told, upTo)) print(describeTask(task))
    told = Math.max(told, upTo)
  }
  /** @type {NodeJS.Timeout | undefined} */
  let silence
  /** @param {string} line */
  const read = (line) => {
    report.read(line)
    tell(report.tasks.length - 1)
    clearTimeout(silence)
    silence = setTimeout(tell, pause)
  }
  for (const stream of [nx.stdout, nx.stderr]) createInterface({ input: stream }).on('line', read)

  const exitCode = await new Promise((resolve, reject) => {
    nx.once('error', reject)
    nx.once('close', (code) => resolve(code ?? 1))
  })
  clearTimeout(silence)
  tell()
  return { report, exitCode }
}

/**
 * An environment in which everything prints plain text, and Nx knows nothing of a run that it may be part of.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function plainEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !/^(NX_|NO_COLOR$)/.test(name))
  // Nx asks its tasks for colours where nobody has said no.
  return { ...Object.fromEntries(kept), FORCE_COLOR: '0', NX_DAEMON: 'false', NX_TUI: 'false' }
}
