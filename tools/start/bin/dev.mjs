#!/usr/bin/env node
/** `npm run dev`: API, site and console from their sources, each rebuilt when its files change. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

const help = `npm run dev: the API, the site and the console from their sources, with hot reload.

It reads the same settings as npm start (.env.example lists them). Without DATABASE_URL it uses the embedded database in
.data/.
`

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(help)
  process.exit(0)
}

const envFile = join(workspace, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const { DATABASE_URL, CLUB_CLOCK, DEMO_DATA, LOG_LEVEL } = process.env
const env = {
  ...process.env,
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: LOG_LEVEL || 'info',
  ...(!DATABASE_URL && { CLUB_CLOCK: CLUB_CLOCK || '2025-05-01', DEMO_DATA: DEMO_DATA || 'true' }),
}

let stopping = false
const parts = [
  run('api', 'apps/api', 'tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts']),
  run('web', 'apps/web', 'vite/bin/vite.js', []),
  run('admin', 'apps/admin', 'vite/bin/vite.js', []),
]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
const codes = await Promise.all(parts.map(({ ended }) => ended))
process.exit(codes.every((code) => code === 0 || code === null) ? 0 : 1)

/** Starts one part. When it ends, all parts are stopped. */
function run(name, folder, script, args) {
  const child = spawn(process.execPath, [join(workspace, 'node_modules', script), ...args], {
    cwd: join(workspace, folder),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches only this process, which signals each part once: a second signal would end the database too early.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      process.stdout.write(`${name.padEnd(5)} | ${line}\n`),
    )
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  void ended.then(stopAll)
  return { child, ended }
}

function stopAll() {
  if (stopping) return
  stopping = true
  for (const { child } of parts) if (child.exitCode === null) child.kill('SIGTERM')
}
