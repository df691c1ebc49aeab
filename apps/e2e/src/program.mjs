import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const leash = fileURLToPath(new URL('leash.mjs', import.meta.url))

/** What configures the club: a test decides all of it, whatever this machine or a `.env` file says. */
const clubVariables = [
  'HOST',
  'API_PORT',
  'WEB_PORT',
  'ADMIN_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL_SIZE',
  'CLUB_CLOCK',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'PUBLIC_WEB_URL',
  'PUBLIC_ADMIN_URL',
  'PUBLIC_URL',
  'API_URL',
  'PORT',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'CLUB_EMAIL',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
  'DEMO_DATA',
  'LOG_LEVEL',
  'CATALOGUE_MAX_AGE_MS',
]

/** The variables that the hosts read take no empty value. */
const unsetRatherThanEmpty = new Set(['HOST', 'PORT', 'API_URL', 'PUBLIC_URL', 'PUBLIC_ADMIN_URL'])

/**
 * This process's environment, with nothing of a club in it but what `settings` say.
 * @param {Record<string, string>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(settings) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, FORCE_COLOR: '0' }
  for (const name of clubVariables) {
    if (unsetRatherThanEmpty.has(name)) delete env[name]
    else env[name] = ''
  }
  return { ...env, ...settings }
}

/**
 * @typedef {object} Program
 * @property {() => string} output what it has printed so far, on both streams
 * @property {Promise<number>} exited its exit code, once it is gone
 * @property {() => boolean} isRunning
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {() => Promise<number>} stop asks it to end, and waits until it has
 */

/** @type {Set<Program>} */
const running = new Set()

/**
 * Starts a program of the workspace that ends with this process at the latest.
 * @param {readonly string[]} args a script and its arguments
 * @param {{ settings?: Record<string, string>, show?: boolean }} [options] `show`: prints what it prints
 * @returns {Program}
 */
export function startProgram(args, { settings = {}, show = false } = {}) {
  const child = spawn(process.execPath, [leash, process.execPath, ...args], {
    cwd: workspace,
    env: environmentOf(settings),
    stdio: ['pipe', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  }
  // It may be gone before it reads that it should go.
  child.stdin?.on('error', () => undefined)
  /** @type {Program} */
  const program = {
    output: () => printed,
    exited: new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))),
    isRunning: () => running.has(program),
    signal: (signal) => void child.kill(signal),
    stop: () => {
      child.stdin?.end()
      return program.exited
    },
  }
  running.add(program)
  void program.exited.then(() => running.delete(program))
  return program
}

/** Ends every program that this process has started. */
export async function stopPrograms() {
  await Promise.all([...running].map((program) => program.stop()))
}

/**
 * Resolves when `check` holds; asks again until then.
 * @param {Program} program whose end ends the waiting
 * @param {() => Promise<boolean> | boolean} check
 * @param {string} what for the sentence of a failure
 * @param {number} [limit] milliseconds
 */
export async function waitFor(program, check, what, limit = 90_000) {
  const signal = AbortSignal.timeout(limit)
  while (!signal.aborted) {
    if (await check()) return
    if (!program.isRunning()) break
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`${what} did not come.\n${program.output()}`)
}

/** @param {...string} parts */
export const inWorkspace = (...parts) => join(workspace, ...parts)
