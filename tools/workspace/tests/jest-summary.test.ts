import { readJestSummary } from '../src/jest-summary.mjs'

const lines = (text: string) => text.trim().split('\n')

test('counts what passed, failed and was skipped', () => {
  const text = `
PASS tests/a.test.ts
Test Suites: 1 failed, 1 skipped, 3 passed, 4 of 5 total
Tests:       2 failed, 1 skipped, 1 todo, 40 passed, 44 total
Snapshots:   0 total`
  expect(readJestSummary(lines(text))).toEqual({ passed: 40, failed: 2, skipped: 2 })
})

test('counts a suite that could not run as a failure, once, though jest says it twice', () => {
  const report = `
FAIL tests/a.test.ts
  ● Test suite failed to run
    Cannot find module './gone' from 'tests/a.test.ts'
FAIL tests/b.test.ts
  ● Test suite failed to run
FAIL tests/c.test.ts
  ● counts
Summary of all failing tests
FAIL tests/a.test.ts
  ● Test suite failed to run
Test Suites: 3 failed, 1 passed, 4 total
Tests:       1 failed, 7 passed, 8 total`
  expect(readJestSummary(lines(report))).toEqual({ passed: 7, failed: 3, skipped: 0 })
})

test('counts at least one failure where a suite failed', () => {
  const text = `
Test Suites: 1 failed, 1 total
Tests:       0 total`
  expect(readJestSummary(lines(text))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('takes the last summary, and answers nothing where there is none', () => {
  const twice = `
Test Suites: 1 failed, 1 total
Tests:       5 failed, 5 total
Test Suites: 1 passed, 1 total
Tests:       5 passed, 5 total`
  expect(readJestSummary(lines(twice))).toEqual({ passed: 5, failed: 0, skipped: 0 })
  expect(readJestSummary(lines('jest: out of memory'))).toBeUndefined()
  expect(readJestSummary([])).toBeUndefined()
})
