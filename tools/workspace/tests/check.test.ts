import { findAffectedBase } from '../src/affected-base.mjs'
import { check } from '../src/check.mjs'
import { createSmallWorkspace, type SmallWorkspace } from './support/small-workspace.ts'

let small: SmallWorkspace
beforeAll(() => {
  small = createSmallWorkspace()
})
afterAll(() => small.remove())

async function run(...argv: string[]) {
  const printed: string[] = []
  const code = await check(small.folder, argv, (text) => printed.push(text))
  const lines = printed.join('\n').split('\n')
  return { code, lines, last: lines.at(-1) }
}

test('adds up everything, names what failed, and says the same of a cached run', async () => {
  const first = await run('all')
  // sound: lint, typecheck, two tests; broken: lint, two tests of which one fails, one suite; mute: one.
  expect(first.last).toBe('5 passed, 4 failed')
  expect(first.code).toBe(1)
  expect(first.lines).toContain('  sound test: 2 passed')
  expect(first.lines.join('\n')).toContain("Cannot find module './gone'")
  expect(first.lines.find((line) => line.startsWith('Failed: '))).toMatch(/broken:lint/)

  const second = await run('all')
  expect(second.last).toBe('5 passed, 4 failed')
  expect(second.lines).toContain('  sound test (cached): 2 passed')
})

test('checks what a change touches, and nothing where nothing is touched', async () => {
  small.write('packages/sound/more.test.js', "test('five', () => {})\n")
  const touched = await run('affected')
  expect(touched.last).toBe('5 passed, 0 failed')
  expect(touched.code).toBe(0)
  expect(touched.lines.join('\n')).not.toContain('broken')

  small.git('add', '.')
  small.git('commit', '--quiet', '--message', 'More')
  const since = await run('affected', '--base', 'HEAD')
  expect(since.last).toBe('0 passed, 0 failed')
  expect(since.code).toBe(0)
})

test('compares with HEAD, with the commit before, or with where a branch left main', () => {
  const head = small.git('rev-parse', 'HEAD').trim()
  expect(findAffectedBase(small.folder)).toBe(small.git('rev-parse', 'HEAD~1').trim())
  small.write('packages/sound/note.txt', 'changed')
  expect(findAffectedBase(small.folder)).toBe(head)
  small.git('checkout', '--quiet', '-b', 'branch')
  small.git('add', '.')
  small.git('commit', '--quiet', '--message', 'On a branch')
  small.git('commit', '--quiet', '--allow-empty', '--message', 'Again')
  expect(findAffectedBase(small.folder)).toBe(head)
})

test('explains itself, and refuses what it does not know', async () => {
  expect((await run('--help')).lines.join('\n')).toContain('npm run affected -- --base COMMIT')
  await expect(check(small.folder, ['some'], () => undefined)).rejects.toThrow("Say which: 'all'")
  await expect(check(small.folder, ['all', '--base', 'x'], () => undefined)).rejects.toThrow(
    "--base goes with 'affected'",
  )
  await expect(check(small.folder, ['all', '--fast'], () => undefined)).rejects.toThrow('--fast')
})
