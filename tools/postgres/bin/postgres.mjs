#!/usr/bin/env node
import { startServer } from '../src/server.mjs'

const help = `Starts a throwaway PostgreSQL server in a temporary folder, on a free port of 127.0.0.1.

Usage: node tools/postgres/bin/postgres.mjs [--help]

When the server is ready, one line of JSON is printed: {"url": "postgres://…", "binaries": "machine" | "npm"}.
It lives until its standard input ends, or SIGTERM, SIGINT or SIGHUP arrives. Then the server is stopped and its
folder removed; so it ends also when the process that started it is killed.
Nothing survives it and nothing is flushed to disk: it is for tests and measurements.

POSTGRES_BINARIES  which binaries to use: machine, npm, or a folder that holds initdb and postgres.
                   Without it, those of the machine (15 or newer), else those of npm.
`

/** Resolves when whoever started this program is gone or asks it to end. */
function untilAskedToEnd() {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, resolve)
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, resolve)
    process.stdin.resume()
  })
}

async function main() {
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    return
  }
  const asked = untilAskedToEnd()
  const server = await startServer(process.env, asked)
  if (!server) return
  // Whoever reads this may be gone; standard input tells.
  process.stdout.on('error', () => undefined)
  process.stdout.write(`${JSON.stringify({ url: server.url, binaries: server.binaries })}\n`)
  const ended = await Promise.race([asked.then(() => 'asked'), server.exited])
  await server.stop()
  if (ended !== 'asked') throw new Error('The server ended by itself')
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
