import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './read-json.mjs'

/**
 * @typedef {object} Task
 * @property {string} project
 * @property {string} target
 * @property {boolean} hasFailed
 */

/** Nx's own record of a run, relative to the workspace. */
const profileFile = '.nx/checks.json'

/** A larger young generation of V8's heap: jest's workers collect garbage less often (docs/decisions/0011). */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`.trim()

/** What Nx calls a task that ran, or was replayed, without an error. */
const successes = ['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache']

/**
 * Runs Nx, which prints to this terminal, and reads its record of the tasks.
 * @param {string} workspace the folder of nx.json
 * @param {readonly string[]} args
 * @returns {Promise<{ exitCode: number, tasks: Task[] }>} no tasks if Nx stopped before the first
 */
export async function runNx(workspace, args) {
  const profile = join(workspace, profileFile)
  rmSync(profile, { force: true })
  const nx = spawn(process.execPath, [join(workspace, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withoutNx(process.env), NX_PROFILE: profileFile, NODE_OPTIONS: nodeOptions },
  })
  const exitCode = await new Promise((resolve, reject) => {
    nx.once('error', reject)
    nx.once('close', (code) => resolve(code ?? 1))
  })
  /** @type {{ args: { target?: { project: string, target: string }, status?: string } }[]} */
  const events = readJson(profile) ?? []
  const tasks = events.flatMap(({ args: { target, status = '' } }) =>
    target ? [{ ...target, hasFailed: !successes.includes(status) }] : [],
  )
  return { exitCode, tasks }
}

/**
 * The environment without the variables of an Nx run that this process may be part of.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutNx(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')))
}
