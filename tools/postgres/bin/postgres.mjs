#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { startServer } from '../src/server.mjs'

const help = `Starts a throwaway PostgreSQL server in a temporary folder, on a free port of 127.0.0.1.

Usage: node tools/postgres/bin/postgres.mjs [--durable] [--help]

When the server is ready, one line of JSON is printed: {"url": "postgres://…", "binaries": "machine" | "npm"}.
It runs until its standard input ends, or SIGTERM, SIGINT or SIGHUP arrives, so it also ends when the process that
started it is killed. Then it stops the server and removes the folder.
Nothing is kept: it is for tests and measurements.

--durable  commits are flushed to disk, as in production; otherwise nothing is

The line "crash" on standard input ends the server at once, as if its processes were killed; "start" starts it again on
the same port with the same data. {"done": "crash"} or {"done": "start"} is printed afterwards.

POSTGRES_BINARIES  the binaries to use: machine, npm, or a folder with initdb and postgres.
                   By default those of the machine (15 or newer), otherwise those of npm.
`

/** Resolves when the process that started this program has ended, or asks it to end. */
function untilStopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, resolve)
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, resolve)
    process.stdin.resume()
  })
}

/**
 * Crashes and starts the server as the lines on standard input say.
 * @param {import('../src/server.mjs').Server} server
 */
async function obey(server) {
  for await (const line of createInterface(process.stdin)) {
    if (line !== 'crash' && line !== 'start') throw new Error(`Unknown line: ${line}`)
    await (line === 'crash' ? server.crash() : server.restart())
    process.stdout.write(`${JSON.stringify({ done: line })}\n`)
  }
}

async function main() {
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    return
  }
  const stopRequested = untilStopRequested()
  const durable = process.argv.includes('--durable')
  const server = await startServer(process.env, stopRequested, { durable })
  if (!server) return
  // The reader may have ended; the end of standard input reports that.
  process.stdout.on('error', () => undefined)
  process.stdout.write(`${JSON.stringify({ url: server.url, binaries: server.binaries })}\n`)
  // Never resolves before the input ends.
  const obeyed = obey(server).then(() => stopRequested)
  const ended = await Promise.race([
    stopRequested.then(() => 'stop'),
    obeyed.then(() => 'stop'),
    server.exited,
  ])
  await server.stop()
  if (ended !== 'stop') throw new Error('The server stopped by itself')
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
