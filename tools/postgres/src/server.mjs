import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findBinaries } from './binaries.mjs'
import { makeFolder, removeFolder } from './folders.mjs'
import { settleNpmBinaries } from './npm-binaries.mjs'
import { handOver, isRoot, runUnprivileged } from './unprivileged.mjs'

/**
 * A running server.
 * @typedef {object} Server
 * @property {string} url of its database `postgres`, for the owner of everything in it
 * @property {'machine' | 'npm'} binaries
 * @property {Promise<unknown>} exited resolves when the server has ended
 * @property {() => Promise<void>} stop ends it and removes its folder
 */

/** A port of 127.0.0.1 that nobody listens on at the moment. */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * The last things that a program said, for the message where it fails.
 * @param {import('node:stream').Readable} stream
 * @param {(text: string) => void} [onText]
 */
function lastWords(stream, onText) {
  let text = ''
  stream.setEncoding('utf8')
  stream.on('data', (part) => {
    text = (text + part).slice(-4000)
    onText?.(text)
  })
  return () => text.trim()
}

/**
 * Makes the data folder. Its language sorts by ICU's rules, as a production server's does: what wants the order of
 * bytes has to say so.
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
  const words = lastWords(child.stderr)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${words()}`)
}

/** Nothing is kept, so nothing has to reach the disk; connections come over TCP alone. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'max_wal_size=256MB',
  'autovacuum=off',
  'logging_collector=off',
]

/**
 * Starts the server on a free port; resolves when it takes connections.
 * @param {string} bin
 * @param {string} folder
 */
async function launch(bin, folder) {
  const port = await findFreePort()
  const options = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting])
  const child = runUnprivileged(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...options])
  const exited = new Promise((resolve) => child.once('close', resolve))
  /** @type {() => string} */
  let words = () => ''
  const ready = new Promise((resolve) => {
    words = lastWords(child.stderr, (text) => {
      if (text.includes('ready to accept connections')) resolve('ready')
    })
  })
  if ((await Promise.race([ready, exited])) !== 'ready') {
    throw new Error(`The server did not start:\n${words()}`)
  }
  return { port, child, exited }
}

/**
 * Another program may take the free port in between: then another one is tried.
 * @param {string} bin
 * @param {string} folder
 * @param {number} [attempts]
 * @returns {ReturnType<typeof launch>}
 */
async function launchWithRetry(bin, folder, attempts = 5) {
  try {
    return await launch(bin, folder)
  } catch (error) {
    if (attempts <= 1 || !/could not bind|in use/i.test(String(error))) throw error
    return launchWithRetry(bin, folder, attempts - 1)
  }
}

/**
 * Ends a server: fast (SIGINT), after 5 s at once (SIGQUIT), after 10 s by the system.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} exited
 */
async function endServer(child, exited) {
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), 5_000),
    setTimeout(() => child.kill('SIGKILL'), 10_000),
  ]
  child.kill('SIGINT')
  await exited
  for (const timer of timers) clearTimeout(timer)
}

/**
 * Starts a throwaway server. Answers undefined where `cancelled` resolved before it was ready; then nothing is left.
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<unknown>} cancelled
 * @returns {Promise<Server | undefined>}
 */
export async function startServer(env, cancelled) {
  const { folder: found, origin } = findBinaries(env)
  const folder = makeFolder()
  let isCancelled = false
  void cancelled.then(() => (isCancelled = true))
  try {
    const bin = origin === 'npm' ? settleNpmBinaries(found, folder, isRoot) : found
    const password = randomBytes(12).toString('hex')
    await initialise(bin, folder, password)
    const { port, child, exited } = await launchWithRetry(bin, folder)
    const stop = async () => {
      await endServer(child, exited)
      removeFolder(folder)
    }
    if (isCancelled) {
      await stop()
      return undefined
    }
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { url, binaries: origin, exited, stop }
  } catch (error) {
    removeFolder(folder)
    throw error
  }
}
