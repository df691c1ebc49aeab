import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from './chromium.mjs'
import { findFreePort, inWorkspace, startProgram, stopPrograms } from './processes.mjs'
import { publicWebUrl, startApi, startConsole, startPostgres, startSite } from './system.mjs'

const help = `npm run e2e: builds the site, the console and the API, starts them with a throwaway PostgreSQL server on free ports,
and runs the browser tests in the Chromium of this machine. The slowest test files are listed at the end.

Usage: node bin/e2e.mjs [ARGUMENT…]

Arguments go to Playwright: the name of a test file, -g 'part of the name of a test'.
CHROMIUM_PATH is the path of the browser's executable; by default the first Chromium or Chrome that is found.
Screenshots of failures are in apps/e2e/test-results.
`

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`)

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @typedef {object} Suite of Playwright's report: a file, or a group of tests in it
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }[]} specs
 */

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

/** @param {string} folder a temporary one */
async function startSystem(folder) {
  print('Starting a PostgreSQL server, the API, the site and the console.')
  const { url: databaseUrl } = await startPostgres()
  const adminPassword = randomBytes(12).toString('base64url')
  const adminPort = await findFreePort()
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
 * Counts the results in Playwright's report. A missing report, an error outside of tests and a flaky test count as
 * failed.
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
 * The failed tests in Playwright's report, each with its errors. Printed at the end, because often only the end of a
 * long output is kept.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function listFailures(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors)
          const text = [`${file}:${line} ${title}`, ...errors.map(({ message }) => message)]
          return stripVTControlCharacters(text.join('\n'))
        }),
    ),
    ...listFailures(inner),
  ])
}

/**
 * @param {string} folder a temporary one
 * @param {readonly string[]} args
 * @returns {Promise<Tally>}
 */
async function runTests(folder, args) {
  const chromium = findChromium(process.env)
  await buildAll()
  const { system, api } = await startSystem(folder)
  const results = join(folder, 'results.json')
  const playwright = inWorkspace('node_modules/@playwright/test/cli.js')
  const config = inWorkspace('apps/e2e/playwright.config.ts')
  const program = startProgram([playwright, 'test', '--config', config, ...args], {
    show: true,
    settings: { E2E_SYSTEM: JSON.stringify({ ...system, chromium }), E2E_RESULTS: results },
  })
  const code = await program.exited
  const tally = readTally(results)
  if (tally.failed > 0 && api.warnings()) print(`\nOutput of the API:\n${api.warnings()}`)
  if (tally.failed > 0 && existsSync(results)) {
    /** @type {{ suites: Suite[] }} */
    const { suites } = JSON.parse(readFileSync(results, 'utf8'))
    print(`\nFailed tests:\n${listFailures(suites).join('\n\n')}\n`)
  }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
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
  /** @type {Tally} */
  let tally = { passed: 0, failed: 0, skipped: 0 }
  try {
    tally = await runTests(folder, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    tally = { ...tally, failed: Math.max(1, tally.failed) }
  } finally {
    await stopPrograms()
    await rm(folder, { recursive: true, force: true })
  }
  if (tally.skipped > 0) print(`${tally.skipped} did not run`)
  print(`${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed === 0 && tally.skipped === 0 && tally.passed > 0 ? 0 : 1
}
