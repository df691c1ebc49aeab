import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { findBinaries } from './binaries.mjs'
import { makeFolder, removeFolder } from './folders.mjs'
import { prepareNpmBinaries } from './npm-binaries.mjs'
import { handOver, isRoot, runUnprivileged } from './unprivileged.mjs'

/**
 * A running server.
 * @typedef {object} Server
 * @property {string} url the address of its database `postgres`, with the superuser
 * @property {'machine' | 'npm'} binaries
 * @property {Promise<unknown>} exited resolves when the server has stopped by itself
 * @property {() => Promise<void>} crash ends it at once, as if its processes were killed
 * @property {() => Promise<void>} restart starts it again after a crash, on the same port and with the same data
 * @property {() => Promise<void>} stop stops it and removes its folder
 */

/**
 * Collects the end of a program's output, for the message of an error.
 * @param {import('node:stream').Readable} stream
 * @param {(text: string) => void} [onText]
 */
function collectOutput(stream, onText) {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (part) => {
    text = (text + part).slice(-4000)
    onText?.(text)
  })
  return () => text.trim()
}

/**
 * Creates the data folder. It sorts text by ICU's rules, as a production server does; a query that needs the order of
 * bytes must say so.
 * @param {string} bin
 * @param {string} folder
 * @param {string} password
 */
async function initialise(bin, folder, password) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  handOver(passwordFile)
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en']
  const child = runUnprivileged(join(bin, 'initdb'), [
    '--pgdata',
    join(folder, 'data'),
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-sync',
    ...collation,
  ])
  const output = collectOutput(child.stderr)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${output()}`)
}

/** Connections use TCP only. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  'max_wal_size=256MB',
  // A million members and their indexes fit. Memory is taken as it is used.
  'shared_buffers=1GB',
  'autovacuum=off',
  'logging_collector=off',
]

/**
 * Starts the server on a port. Resolves when it accepts connections.
 * @param {string} bin
 * @param {string} folder
 * @param {{ port: number, durable: boolean }} options
 */
async function launchOn(bin, folder, { port, durable }) {
  // Without durability nothing is flushed to disk.
  const flushing = ['fsync', 'full_page_writes', 'synchronous_commit'].map(
    (setting) => `${setting}=${durable ? 'on' : 'off'}`,
  )
  const own = [...flushing, `port=${port}`]
  const options = [...settings, ...own].flatMap((setting) => ['-c', setting])
  const child = runUnprivileged(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...options])
  const exited = new Promise((resolve) => child.once('close', resolve))
  /** @type {() => string} */
  let output = () => ''
  const ready = new Promise((resolve) => {
    output = collectOutput(child.stderr, (text) => {
      if (text.includes('ready to accept connections')) resolve('ready')
    })
  })
  if ((await Promise.race([ready, exited])) !== 'ready') {
    throw new Error(`The server did not start:\n${output()}`)
  }
  return { port, child, exited }
}

/**
 * Starts the server on a free port; tries another one if a program took it in the meantime.
 * @param {string} bin
 * @param {string} folder
 * @param {boolean} durable
 * @param {number} [attempts]
 * @returns {ReturnType<typeof launchOn>}
 */
async function launch(bin, folder, durable, attempts = 5) {
  try {
    return await launchOn(bin, folder, { port: await getPort({ host: '127.0.0.1' }), durable })
  } catch (error) {
    if (attempts <= 1 || !/could not bind|in use/i.test(String(error))) throw error
    return launch(bin, folder, durable, attempts - 1)
  }
}

/**
 * Stops a server: by a fast shutdown (SIGINT), after 5 s by an immediate one (SIGQUIT), after 10 s by SIGKILL.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} exited
 */
async function stopServer(child, exited) {
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), 5_000),
    setTimeout(() => child.kill('SIGKILL'), 10_000),
  ]
  child.kill('SIGINT')
  await exited
  for (const timer of timers) clearTimeout(timer)
}

/**
 * A server that can be stopped, crashed and started again.
 * @param {string} bin
 * @param {string} folder
 * @param {boolean} durable
 */
async function keepServer(bin, folder, durable) {
  let running = await launch(bin, folder, durable)
  const { port } = running
  let isCrashed = false
  /** @type {(value?: unknown) => void} */
  let reportExit = () => undefined
  const exited = new Promise((resolve) => (reportExit = resolve))
  const watch = () => void running.exited.then(() => isCrashed || reportExit())
  watch()
  return {
    port,
    exited,
    crash: async () => {
      isCrashed = true
      // PostgreSQL's immediate shutdown: its processes end without writing anything, and the next start recovers.
      running.child.kill('SIGQUIT')
      await running.exited
    },
    restart: async () => {
      running = await launchOn(bin, folder, { port, durable })
      isCrashed = false
      watch()
    },
    stop: () => (isCrashed ? undefined : stopServer(running.child, running.exited)),
  }
}

/**
 * Starts a throwaway server. Returns undefined, and leaves nothing behind, if `cancelled` resolves before it is ready.
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<unknown>} cancelled
 * @param {{ durable?: boolean }} [options] `durable`: a crash of the server loses nothing that was committed
 * @returns {Promise<Server | undefined>}
 */
export async function startServer(env, cancelled, { durable = false } = {}) {
  const { folder: found, origin } = findBinaries(env)
  const folder = makeFolder()
  let isCancelled = false
  void cancelled.then(() => (isCancelled = true))
  try {
    const bin = origin === 'npm' ? prepareNpmBinaries(found, folder, isRoot) : found
    const password = randomBytes(12).toString('hex')
    await initialise(bin, folder, password)
    const { port, stop: stopProcess, ...server } = await keepServer(bin, folder, durable)
    const stop = async () => {
      await stopProcess()
      removeFolder(folder)
    }
    if (isCancelled) {
      await stop()
      return undefined
    }
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { ...server, url, binaries: origin, stop }
  } catch (error) {
    removeFolder(folder)
    throw error
  }
}
