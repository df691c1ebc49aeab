import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { countRun, slowestFiles } from '../src/results.mjs'
import { runNode, workspace } from './support/program.ts'

const task = (project: string, target: string, hasFailed = false) => ({
  project,
  target,
  hasFailed,
})
const ended = { exitCode: 0, wantsTests: true }

describe('counting', () => {
  const results = { passed: 12, failed: 0, skipped: 1, failures: [], files: [] }

  it('adds tests one by one, and other tasks as one each', () => {
    const tasks = [task('ui', 'lint'), task('ui', 'typecheck', true), task('ui', 'test')]
    expect(countRun(tasks, () => results, ended)).toEqual({ passed: 13, failed: 1, skipped: 1 })
  })

  it('counts a run without results as one failure, whatever its exit code', () => {
    const tasks = [task('ui', 'test'), task('web', 'test', true)]
    expect(countRun(tasks, () => undefined, ended)).toMatchObject({ passed: 0, failed: 2 })
  })

  it('counts a run that failed after its tests as one failure', () => {
    const tasks = [task('ui', 'test', true)]
    expect(countRun(tasks, () => results, ended)).toMatchObject({ passed: 12, failed: 1 })
  })

  it('counts an error of Nx, and a run that ran no test, as a failure', () => {
    const tasks = [task('ui', 'lint')]
    const none = () => undefined
    expect(countRun([], none, { exitCode: 1, wantsTests: false })).toMatchObject({ failed: 1 })
    expect(countRun(tasks, none, ended)).toMatchObject({ passed: 1, failed: 1 })
    expect(countRun(tasks, none, { exitCode: 0, wantsTests: false })).toMatchObject({ failed: 0 })
  })
})

it('lists the slowest files first', () => {
  const files = [3, 1500, 200].map((milliseconds) => ({ path: `${milliseconds}.ts`, milliseconds }))
  const lines = slowestFiles({ passed: 3, failed: 0, skipped: 0, failures: [], files }, 2)
  expect(lines).toEqual(['    1.5 s  1500.ts', '    0.2 s  200.ts'])
})

describe('the results of a jest run', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'results-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('count failed tests and suites that cannot start', async () => {
    writeFileSync(join(folder, 'a.test.js'), "test('a', () => {}); test.skip('b', () => {})")
    writeFileSync(join(folder, 'b.test.js'), "test('c', () => { throw new Error('no') })")
    writeFileSync(join(folder, 'c.test.js'), "require('./missing')")
    const file = join(folder, 'out/results.json')
    const reporter = resolve(__dirname, '../jest/results-reporter.cjs')
    const config = { rootDir: folder, reporters: [[reporter, { file }]] }
    const { code } = await runNode([
      join(workspace, 'node_modules/jest/bin/jest.js'),
      '--runInBand',
      `--config=${JSON.stringify(config)}`,
    ])
    expect(code).toBe(1)
    const results = await import(file)
    expect(results).toMatchObject({ passed: 1, failed: 2, skipped: 1 })
    expect(results.failures.sort()).toEqual([
      'b.test.js › c: Error: no',
      expect.stringMatching(/^c\.test\.js: .*Cannot find module '\.\/missing'/),
    ])
    expect(results.files.map(({ path }: { path: string }) => path).sort()).toEqual([
      'a.test.js',
      'b.test.js',
      'c.test.js',
    ])
  })
})
