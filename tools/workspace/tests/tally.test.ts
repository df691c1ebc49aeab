import { NxReport } from '../src/nx-report.mjs'
import { describeTask } from '../src/progress.mjs'
import { tallyRun } from '../src/tally.mjs'

const targets = ['lint', 'typecheck', 'test']

function readReport(text: string) {
  const report = new NxReport(targets)
  for (const line of text.split('\n')) report.read(line)
  return report
}

const summary = (passed: number, failed = 0) =>
  `Test Suites: ${failed ? '1 failed, ' : ''}1 total\nTests: ${failed} failed, ${passed} passed, 9 total`

const good = `
 NX   Running targets lint, test for 2 projects:
- domain
- web

> nx run domain:lint  [local cache]

> @farandfew/domain@0.1.0 lint
> eslint .

> nx run domain:test
\u001b[1mTest Suites: \u001b[22m1 passed, 1 total
\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[32m12 passed\u001b[39m\u001b[22m, 12 total

> nx run web:test  [existing outputs match the cache, left as is]
${summary(30)}

 NX   Successfully ran targets lint, test for 2 projects
`

test('sums the tests of all projects, and one for a lint, cached or not and with colours', () => {
  const report = readReport(good)
  expect(report.tasks.map(({ project, target, cached }) => [project, target, cached])).toEqual([
    ['domain', 'lint', true],
    ['domain', 'test', false],
    ['web', 'test', true],
  ])
  const sum = tallyRun(report, { exitCode: 0, wantsTests: true })
  expect(sum).toEqual({ passed: 43, failed: 0, skipped: 0 })
})

const bad = `
> nx run domain:lint
/src/x.ts  1:1  error  wrong
npm error code 1

> nx run domain:test
${summary(7, 2)}

> nx run web:test
 NX   a banner of the task's own
npm error signal SIGKILL

> nx run api:test
${summary(5)}

 NX   Running targets lint, test for 3 projects failed
Tasks not run because their dependencies failed or --nx-bail=true:

- ui:test

Failed tasks:

- domain:lint
- domain:test
- web:test
- api:test
 NX   Nx detected flaky tasks
- admin:test
`

test('counts a lint, failed tests, a crash, a run that ended badly, and one that was left out', () => {
  const report = readReport(bad)
  expect(report.failed).toEqual(['ui:test', 'domain:lint', 'domain:test', 'web:test', 'api:test'])
  const sum = tallyRun(report, { exitCode: 1, wantsTests: true })
  // domain:lint 1, domain:test 2, web:test 1 (no summary), api:test 1 (after its tests), ui:test 1
  expect(sum).toEqual({ passed: 12, failed: 6, skipped: 0 })
})

test('a test run that says nothing is a failure, even where it ended well', () => {
  const report = readReport(
    '> nx run web:test\n\n NX   Successfully ran target test for project web',
  )
  expect(tallyRun(report, { exitCode: 0, wantsTests: true }).failed).toBe(1)
})

test('no test at all is a failure, where tests were to run', () => {
  const report = readReport('> nx run domain:lint\n')
  expect(tallyRun(report, { exitCode: 0, wantsTests: true })).toMatchObject({ failed: 1 })
  expect(tallyRun(report, { exitCode: 0, wantsTests: false })).toMatchObject({ failed: 0 })
})

test('an error of Nx itself is a failure', () => {
  const report = readReport(' NX   Failed to process project graph')
  expect(tallyRun(report, { exitCode: 1, wantsTests: false })).toMatchObject({ failed: 1 })
  expect(report.remarks.join()).toContain('Failed to process')
})

test('a heading of another target is part of the output that prints it', () => {
  const report = readReport(`> nx run start:test\n> nx run web:build\n${summary(3)}`)
  expect(report.tasks).toHaveLength(1)
  expect(tallyRun(report, { exitCode: 0, wantsTests: true }).passed).toBe(3)
})

test('says one line of a task that went well, and all of one that did not', () => {
  const report = readReport(bad)
  const said = [...readReport(good).tasks, ...report.tasks].map(describeTask)
  expect(said).toEqual([
    '  domain lint (cached)',
    '  domain test: 12 passed',
    '  web test (cached): 30 passed',
    '  domain lint\n    /src/x.ts  1:1  error  wrong\n',
    expect.stringContaining('Tests: 2 failed, 7 passed'),
    expect.stringContaining("a banner of the task's own"),
    '  api test: 5 passed',
  ])
})
