import { spawn, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** Linux's user "nobody": PostgreSQL refuses to run as root. */
const nobody = 65_534

/** Whether this process is root, so that the server needs another user. */
export const isRoot = process.getuid?.() === 0

/**
 * Gives a folder to the user that runs the server.
 * @param {string} folder
 */
export function handOver(folder) {
  if (isRoot) chownSync(folder, nobody, nobody)
}

/** Whether the machine has the setpriv of util-linux; that of busybox has other options. */
const hasSetpriv =
  process.platform === 'linux' &&
  /--pdeathsig/.test(spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout ?? '')

/**
 * Runs a program as an unprivileged user. On Linux, if this process is killed, the system sends the program SIGINT,
 * which is PostgreSQL's fast shutdown.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function runUnprivileged(program, args) {
  /** @type {import('node:child_process').SpawnOptionsWithStdioTuple<'ignore', 'ignore', 'pipe'>} */
  const options = {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  }
  if (process.platform === 'win32') delete options.cwd
  if (!hasSetpriv) {
    return spawn(program, args, isRoot ? { ...options, uid: nobody, gid: nobody } : options)
  }
  const user = isRoot ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : []
  return spawn('setpriv', [...user, '--pdeathsig', 'INT', program, ...args], options)
}
