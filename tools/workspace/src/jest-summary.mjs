/**
 * @typedef {object} JestCounts
 * @property {number} passed
 * @property {number} failed tests that failed, and one for each suite that could not run
 * @property {number} skipped
 */

/**
 * One number of a summary line such as `Tests:  2 failed, 1 skipped, 40 passed, 43 total`.
 * @param {string} line
 * @param {string} word
 */
function numberOf(line, word) {
  return Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0)
}

/**
 * The last line that starts with a label.
 * @param {readonly string[]} lines
 * @param {string} label
 */
function lastLine(lines, label) {
  return lines.findLast((line) => line.startsWith(label))
}

/**
 * What a jest run counted, by the summary at the end of its output; undefined where it printed none, which is a run
 * that crashed.
 * @param {readonly string[]} lines without colours
 * @returns {JestCounts | undefined}
 */
export function readJestSummary(lines) {
  const suites = lastLine(lines, 'Test Suites:')
  const tests = lastLine(lines, 'Tests:')
  if (!suites || !tests) return undefined
  const failedTests = numberOf(tests, 'failed')
  // jest names a suite that could not run in its summary alone: it has no failed test of its own.
  const brokenSuites = brokenSuitesIn(lines)
  const failedSuites = numberOf(suites, 'failed')
  const failed = failedTests + Math.min(brokenSuites, failedSuites)
  return {
    passed: numberOf(tests, 'passed'),
    failed: Math.max(failed, failedSuites > 0 ? 1 : 0),
    skipped: numberOf(tests, 'skipped') + numberOf(tests, 'todo'),
  }
}

/**
 * How many suites could not run. jest repeats long reports at the end, so each suite's own heading is counted once.
 * @param {readonly string[]} lines
 */
function brokenSuitesIn(lines) {
  const broken = new Set()
  let suite = ''
  for (const line of lines) {
    suite = /^\s*FAIL\s+(\S+)/.exec(line)?.[1] ?? suite
    if (/^\s*● Test suite failed to run/.test(line)) broken.add(suite)
  }
  return broken.size
}
