import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/** Milliseconds after which a program that does not stop is killed. */
const stopTimeout = 15_000

/** The configuration of the system. A test sets all of it, whatever this machine or a `.env` file says. */
const configuration = [
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
  'TRAVEL_DETAILS_KEYS',
  'PUBLIC_WEB_URL',
  'PUBLIC_ADMIN_URL',
  'API_URL',
  'PORT',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'CLUB_EMAIL',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
  'SMS_NEW_NUMBERS_PER_DAY',
  'PAYMENT_GATEWAY',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_API_URL',
  'ALLOW_SANDBOX_PAYMENTS',
  'NODE_ENV',
  'DEMO_DATA',
  'LOG_LEVEL',
  'CATALOGUE_MAX_AGE_MS',
]

/**
 * The environment of this process with `settings` as the only configuration of the system. An empty value counts as not
 * set, and unlike a missing one it is not read from a `.env` file.
 * @param {Record<string, string>} settings
 */
const environmentOf = (settings) => ({
  ...process.env,
  FORCE_COLOR: '0',
  ...Object.fromEntries(configuration.map((name) => [name, ''])),
  ...settings,
})

/**
 * @typedef {object} Program
 * @property {() => string} output what it has printed so far, on both streams
 * @property {Promise<number>} exited its exit code, once it has ended
 * @property {() => boolean} isRunning
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {() => Promise<number>} stop asks it to end and waits until it has
 */

/** @type {Set<Program>} */
const running = new Set()

/**
 * Starts a program of the workspace. It ends with this process at the latest.
 * @param {readonly string[]} args a script and its arguments
 * @param {{ settings?: Record<string, string>, show?: boolean }} [options] `show`: prints what the program prints
 * @returns {Program}
 */
export function startProgram(args, { settings = {}, show = false } = {}) {
  const output = show ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: environmentOf(settings),
    // The throwaway PostgreSQL server ends when its input ends, even if this process is killed.
    stdio: ['pipe', output, output],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  }
  /** @type {Program} */
  const program = {
    output: () => printed,
    exited: new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))),
    isRunning: () => running.has(program),
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      child.kill()
      const force = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
      const code = await program.exited
      clearTimeout(force)
      return code
    },
  }
  running.add(program)
  void program.exited.then(() => running.delete(program))
  return program
}

process.once('exit', () => running.forEach((program) => program.signal('SIGTERM')))

/** Ends every program that this process has started. */
export async function stopPrograms() {
  await Promise.all([...running].map((program) => program.stop()))
}

/**
 * Calls `check` repeatedly and resolves when it returns true.
 * @param {Program} program if it ends, the check fails
 * @param {() => Promise<boolean> | boolean} check
 * @param {string} name for the error message
 * @param {number} [timeout] milliseconds
 */
export async function waitFor(program, check, name, timeout = 90_000) {
  const signal = AbortSignal.timeout(timeout)
  while (!signal.aborted && program.isRunning()) {
    if (await check()) return
    await sleep(50)
  }
  throw new Error(`${name} did not become ready.\n${program.output()}`)
}

/**
 * A free port. It is below the range that systems use for outgoing connections, so that no such connection takes it
 * before the program listens, and random, so that two runs on one machine do not choose the same one.
 */
export const findFreePort = () =>
  getPort({
    host: '127.0.0.1',
    port: Array.from({ length: 20 }, () => randomInt(20_000, 32_000)),
  })

/** @param {...string} parts */
export const inWorkspace = (...parts) => join(workspace, ...parts)
