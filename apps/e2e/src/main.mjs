import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { publicWebUrl, startApi, startDesk, startPostgres, startSite } from './club.mjs'
import { findFreePort } from './ports.mjs'
import { inWorkspace, startProgram, stopPrograms } from './program.mjs'

const help = `npm run e2e: builds the site, the console and the API, starts them on a PostgreSQL server of their own and on free
ports, and runs the browser tests against them in this machine's Chromium.

Usage: node bin/e2e.mjs [ARGUMENT…]

Arguments go to Playwright: the name of a test file, -g 'part of a test’s name'.
CHROMIUM_PATH names the browser's program; without it, the first Chromium or Chrome that is found.
Pictures of failures are in apps/e2e/test-results.
`

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

async function buildAll() {
  say('Building what is not built yet.')
  const program = startProgram([
    inWorkspace('node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '--target=build',
    '--projects=web,admin,api,start',
    '--output-style=static',
  ])
  if ((await program.exited) !== 0) throw new Error(`${program.output()}\nThe build failed.`)
}

/** @param {string} folder a temporary one */
async function startClub(folder) {
  say('Starting a PostgreSQL server, the API, the site and the console.')
  const { url: databaseUrl } = await startPostgres()
  const adminPassword = randomBytes(12).toString('base64url')
  const adminPort = await findFreePort()
  const adminUrl = `http://127.0.0.1:${adminPort}`
  const dataDir = join(folder, 'data')
  const api = await startApi({ databaseUrl, dataDir, adminPassword, adminUrl })
  const site = await startSite({ apiUrl: api.url, adminUrl })
  await startDesk({ apiUrl: api.url, port: adminPort })
  const facts = {
    webUrl: site.url,
    adminUrl,
    apiUrl: api.url,
    publicWebUrl,
    databaseUrl,
    dataDir,
    adminPassword,
  }
  return { facts, api }
}

/**
 * What Playwright's report says; what is not known to have passed has failed.
 * @param {string} file
 * @returns {Tally}
 */
function readTally(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  /** @type {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  }
}

/**
 * @param {string} folder
 * @param {string} chromium
 * @param {readonly string[]} args
 * @returns {Promise<Tally>}
 */
async function runTests(folder, chromium, args) {
  const { facts, api } = await startClub(folder)
  const results = join(folder, 'results.json')
  const program = startProgram(
    [
      inWorkspace('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      inWorkspace('apps/e2e/playwright.config.ts'),
      ...args,
    ],
    {
      show: true,
      settings: { E2E_CLUB: JSON.stringify({ ...facts, chromium }), E2E_RESULTS: results },
    },
  )
  const code = await program.exited
  const tally = readTally(results)
  if (tally.failed > 0 && api.complaints()) say(`\nWhat the API wrote:\n${api.complaints()}`)
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/**
 * Runs the browser tests and answers the exit code.
 * @param {readonly string[]} args
 */
export async function main(args) {
  if (args.includes('--help')) {
    say(help)
    return 0
  }
  // Whatever is under way then ends by its programs' ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stopPrograms())
  const folder = await mkdtemp(join(tmpdir(), 'club-e2e-'))
  /** @type {Tally} */
  let tally = { passed: 0, failed: 0, skipped: 0 }
  try {
    const chromium = findChromium(process.env)
    await buildAll()
    tally = await runTests(folder, chromium, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    tally = { ...tally, failed: Math.max(1, tally.failed) }
  } finally {
    await stopPrograms()
    await rm(folder, { recursive: true, force: true })
  }
  if (tally.skipped > 0) say(`${tally.skipped} did not run`)
  say(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed === 0 && tally.skipped === 0 && tally.passed > 0 ? 0 : 1
}
