const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')

/** Writes the counts of a run and the milliseconds of each test file as JSON, for `npm test` to add up. */
module.exports = class ResultsReporter {
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir
    this.file = file
  }

  onRunComplete(_contexts, run) {
    const results = {
      passed: run.numPassedTests,
      // A suite that cannot start has no failed test of its own.
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
      files: run.testResults.map(({ testFilePath, perfStats }) => ({
        path: testFilePath.slice(this.rootDir.length + 1),
        milliseconds: perfStats.runtime,
      })),
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(results))
  }
}
