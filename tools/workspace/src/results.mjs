import { join } from 'node:path'
import { readJson } from './read-json.mjs'

/** @typedef {import('./run-nx.mjs').Task} Task */

/**
 * @typedef {object} Results what jest/results-reporter.cjs writes
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures the file, name and error of each failed test, one line each
 * @property {{ path: string, milliseconds: number }[]} files
 */

/** The targets that run tests: the suites of `npm test`, and those of the full checks only. */
export const testTargets = ['test', 'test-full']

/** The folder of the results, one file for each task with tests, relative to the workspace. */
export const resultsFolder = 'test-results'

/**
 * @param {string} workspace
 * @param {Task} task
 * @returns {Results | undefined} undefined if its run crashed
 */
export function readResults(workspace, { project, target }) {
  return readJson(join(workspace, resultsFolder, `${project}-${target}.json`))
}

/**
 * Adds up a run. A lint, a type check and a build count as one each, tests one by one. A test run without results
 * counts as one failure, and so does a run that Nx ended with an error or that had tests to run and ran none.
 * @param {readonly Task[]} tasks
 * @param {(task: Task) => Results | undefined} resultsOf
 * @param {{ exitCode: number, wantsTests: boolean }} run
 */
export function countRun(tasks, resultsOf, { exitCode, wantsTests }) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  let tests = 0
  for (const task of tasks) {
    const isTest = testTargets.includes(task.target)
    const results = isTest ? resultsOf(task) : undefined
    const isBad = task.hasFailed || (isTest && !results)
    const passed = results?.passed ?? (isBad ? 0 : 1)
    const failed = Math.max(results?.failed ?? 0, isBad ? 1 : 0)
    sum.passed += passed
    sum.failed += failed
    sum.skipped += results?.skipped ?? 0
    if (isTest) tests += passed + failed
  }
  if (sum.failed === 0 && (exitCode !== 0 || (wantsTests && tests === 0))) sum.failed = 1
  return sum
}

/**
 * The slowest test files of a project, one line each.
 * @param {Results} results
 * @param {number} count
 */
export function slowestFiles({ files }, count) {
  return [...files]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ path, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${path}`)
}
