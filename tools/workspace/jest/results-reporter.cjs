const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
const { stripVTControlCharacters } = require('node:util')

/** The most characters of an error that are kept, so that it is one readable line. */
const longestReason = 300

/** An error's message in one line, without its stack. */
const reasonOf = (message = '') =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestReason)

/** Writes the counts, the failed tests and the milliseconds of each test file as JSON, for `npm test` to add up. */
module.exports = class ResultsReporter {
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir
    this.file = file
  }

  onRunComplete(_contexts, run) {
    const pathOf = ({ testFilePath }) => testFilePath.slice(this.rootDir.length + 1)
    const failed = run.testResults.filter(({ failureMessage }) => failureMessage)
    const results = {
      passed: run.numPassedTests,
      // A suite that cannot start has no failed test of its own.
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
      failures: failed.flatMap((file) => {
        const tests = file.testResults.filter(({ status }) => status === 'failed')
        const failures = tests.map(
          ({ fullName, failureMessages }) =>
            `${pathOf(file)} › ${fullName}: ${reasonOf(failureMessages[0])}`,
        )
        return failures.length > 0
          ? failures
          : [`${pathOf(file)}: ${reasonOf(file.failureMessage)}`]
      }),
      files: run.testResults.map((file) => ({
        path: pathOf(file),
        milliseconds: file.perfStats.runtime,
      })),
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(results))
  }
}
