import { readJestSummary } from './jest-summary.mjs'

/** @typedef {import('./nx-report.mjs').TaskReport} TaskReport */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * What one task adds: a test run its tests, a lint or a type check one.
 * @param {TaskReport} task
 * @param {boolean} hasFailed what Nx says of it
 * @returns {Tally}
 */
export function tallyTask(task, hasFailed) {
  const one = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0 }
  if (task.target !== 'test') return one
  const counts = readJestSummary(task.lines)
  // A run without a summary crashed, whatever its exit code was.
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  return hasFailed ? { ...counts, failed: Math.max(counts.failed, 1) } : counts
}

/**
 * The sum of a run. A run that Nx ended with an error has at least one failure, and so has one that had tests to run
 * and ran none.
 * @param {{ tasks: readonly TaskReport[], failed: readonly string[] }} report
 * @param {{ exitCode: number, wantsTests: boolean }} run
 * @returns {Tally}
 */
export function tallyRun(report, { exitCode, wantsTests }) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  let tests = 0
  const seen = new Set()
  for (const task of report.tasks) {
    const id = `${task.project}:${task.target}`
    seen.add(id)
    const counts = tallyTask(task, report.failed.includes(id))
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
    if (task.target === 'test') tests += counts.passed + counts.failed
  }
  sum.failed += report.failed.filter((id) => !seen.has(id)).length
  const isEmpty = wantsTests && tests === 0
  if (sum.failed === 0 && (exitCode !== 0 || isEmpty)) sum.failed = 1
  return sum
}
