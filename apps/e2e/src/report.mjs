import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @typedef {object} Suite of Playwright's report: a file, or a group of tests in it
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }[]} specs
 */

/**
 * Counts the results in Playwright's report. A missing report, an error outside of tests and a flaky test count as
 * failed.
 * @param {string} file
 * @returns {Tally}
 */
export function readTally(file) {
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
 * The failed tests in Playwright's report, each with its errors.
 * @param {string} file
 */
export function readFailures(file) {
  if (!existsSync(file)) return []
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(file, 'utf8'))
  return listFailures(suites)
}
