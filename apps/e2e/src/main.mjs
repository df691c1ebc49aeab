import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { findFreePort, inWorkspace, startProgram, stopPrograms } from './processes.mjs'
import { readFailures, readTally } from './report.mjs'
import { publicWebUrl, startApi, startConsole, startPostgres, startSite } from './system.mjs'

const help = `npm run e2e: builds the site, the console and the API, starts them for each lane of tests with a throwaway PostgreSQL server, on free ports,
and runs the browser tests in the Chromium of this machine. The slowest test files are listed at the end.

Usage: node bin/e2e.mjs [ARGUMENT…]

Arguments go to Playwright: the name of a test file, -g 'part of the name of a test'.
CHROMIUM_PATH is the path of the browser's executable; by default the first Chromium or Chrome that is found.
Screenshots of failures are in apps/e2e/test-results.
`

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`)

/**
 * The lanes that run at the same time; those of a row one after the other. Each is a project of playwright.config.ts with a
 * system and a time limit of its own.
 */
const rows = [
  ['own-system', 'parallel'],
  ['sequential', 'pages'],
]

/** @typedef {import('./report.mjs').Tally} Tally */
/** @typedef {Tally & { failures: readonly string[] }} Outcome the failed tests with their errors */

/** @type {Outcome} */
const nothingRan = { passed: 0, failed: 0, skipped: 0, failures: [] }

async function buildAll() {
  print('Building what is not built yet.')
  const program = startProgram([
    inWorkspace('node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '--target=build',
    '--projects=api,host,start',
    '--output-style=static',
  ])
  if ((await program.exited) !== 0) throw new Error(`${program.output()}\nThe build failed.`)
}

/**
 * Starts a system of its own for a lane.
 * @param {string} folder a temporary one
 */
async function startSystem(folder) {
  const adminPassword = randomBytes(12).toString('base64url')
  const [{ url: databaseUrl }, adminPort] = await Promise.all([startPostgres(), findFreePort()])
  const adminUrl = `http://127.0.0.1:${adminPort}`
  const dataDir = join(folder, 'data')
  const api = await startApi({ databaseUrl, dataDir, adminPassword, adminUrl })
  const [site] = await Promise.all([
    startSite({ apiUrl: api.url, adminUrl }),
    startConsole({ apiUrl: api.url, port: adminPort }),
  ])
  const addresses = { webUrl: site.url, adminUrl, apiUrl: api.url, publicWebUrl, databaseUrl }
  return { system: { ...addresses, dataDir, adminPassword }, api }
}

/**
 * Runs the tests of a lane on a system of its own.
 * @param {string} lane
 * @param {{ folder: string, chromium: string, args: readonly string[] }} options
 * @returns {Promise<Outcome>}
 */
async function runLane(lane, { folder, chromium, args }) {
  const { system, api } = await startSystem(folder)
  const results = join(folder, 'results.json')
  const playwright = inWorkspace('node_modules/@playwright/test/cli.js')
  const config = inWorkspace('apps/e2e/playwright.config.ts')
  const output = inWorkspace('apps/e2e/test-results', lane)
  const options = [
    '--config',
    config,
    '--project',
    lane,
    '--output',
    output,
    '--pass-with-no-tests',
  ]
  const program = startProgram([playwright, 'test', ...options, ...args], {
    show: true,
    settings: {
      E2E_SYSTEM: JSON.stringify({ ...system, chromium }),
      E2E_RESULTS: results,
      // Two lanes cannot rewrite one line of a terminal.
      PLAYWRIGHT_FORCE_TTY: 'false',
    },
  })
  const code = await program.exited
  const tally = readTally(results)
  const failures = readFailures(results)
  if (tally.failed > 0 && api.warnings()) print(`\nOutput of the API (${lane}):\n${api.warnings()}`)
  return { ...tally, failed: code === 0 ? tally.failed : Math.max(1, tally.failed), failures }
}

/**
 * Runs all lanes. One that does not run to its end counts as a failure and does not stop the others.
 * @param {string} folder a temporary one
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function runTests(folder, args) {
  const chromium = findChromium(process.env)
  await buildAll()
  print('Starting a system for each lane: a PostgreSQL server, the API, the site and the console.')
  /** @type {Outcome[]} */
  const outcomes = []
  const runRow = async (/** @type {readonly string[]} */ row) => {
    for (const lane of row) {
      const own = join(folder, lane)
      await mkdir(own)
      const outcome = await runLane(lane, { folder: own, chromium, args }).catch((error) => {
        console.error(error instanceof Error ? error.message : error)
        return { ...nothingRan, failed: 1 }
      })
      outcomes.push(outcome)
    }
  }
  await Promise.all(rows.map(runRow))
  return outcomes.reduce((sum, { passed, failed, skipped, failures }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
    failures: [...sum.failures, ...failures],
  }))
}

/**
 * Runs the browser tests and returns the exit code.
 * @param {readonly string[]} args
 */
export async function main(args) {
  if (args.includes('--help')) {
    print(help)
    return 0
  }
  // When its programs have ended, the run ends too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stopPrograms())
  const folder = await mkdtemp(join(tmpdir(), 'club-e2e-'))
  let tally = nothingRan
  try {
    tally = await runTests(folder, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    tally = { ...tally, failed: Math.max(1, tally.failed) }
  } finally {
    await stopPrograms()
    await rm(folder, { recursive: true, force: true })
  }
  // Last, because often only the end of a long output is kept.
  if (tally.failures.length > 0) print(`\nFailed tests:\n${tally.failures.join('\n\n')}\n`)
  if (tally.skipped > 0) print(`${tally.skipped} did not run`)
  print(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed === 0 && tally.skipped === 0 && tally.passed > 0 ? 0 : 1
}
