import { resolve } from 'node:path'
import { findAffectedBase } from '../src/affected-base.mjs'
import { check } from '../src/check.mjs'
import { arePicturesChecked, recordPictures } from '../src/pictures.mjs'
import { runNode } from './support/program.ts'
import { createSmallWorkspace, type SmallWorkspace } from './support/small-workspace.ts'

let small: SmallWorkspace
beforeAll(() => {
  small = createSmallWorkspace()
})
afterAll(() => small.remove())

/** Runs the checks in the small workspace. */
async function run(...argv: string[]) {
  const program = `import { check } from ${JSON.stringify(resolve(__dirname, '../src/check.mjs'))}
    process.exitCode = await check(process.cwd(), ${JSON.stringify(argv)}, console.log)`
  const { code, out } = await runNode(['--input-type=module', '--eval', program], {
    cwd: small.folder,
  })
  return { code, out, last: out.trimEnd().split('\n').at(-1) }
}

test('adds up every project, even if the results come from the cache', async () => {
  const first = await run('all')
  // sound: lint, typecheck and 2 tests pass; broken: lint and 1 of 2 tests fail; silent: the run counts as a failure.
  expect(first.last).toBe('5 passed, 3 failed')
  expect(first.code).toBe(1)
  expect(first.out).toMatch(/^Failed: .*broken:lint-all/m)
  expect(first.out).toMatch(/^ {2}tests\/some\.test\.ts › fails$/m)

  const second = await run('all')
  expect(second.last).toBe('5 passed, 3 failed')
  expect(second.out).toMatch(/sound:test.*\[local cache\]/)
})

test('adds the long tests to the full checks, and the pictures until their check is recorded', async () => {
  const full = await run('all', '--full')
  expect(full.last).toBe('115 passed, 3 failed')
  recordPictures(small.folder)
  expect((await run('all', '--full')).last).toBe('15 passed, 3 failed')
  small.write('apps/web/public/boat.svg', '<svg></svg>')
  expect(arePicturesChecked(small.folder)).toBe(false)
})

test('checks only what a change affects', async () => {
  small.write('packages/sound/note.txt', 'changed')
  const affected = await run('affected')
  expect(affected.last).toBe('4 passed, 0 failed')
  expect(affected.code).toBe(0)
  expect(affected.out).not.toContain('broken')

  small.git('add', '.')
  small.git('commit', '--quiet', '--message', 'Change')
  expect(await run('affected', '--base', 'HEAD')).toMatchObject({
    last: '0 passed, 0 failed',
    code: 0,
  })
})

test('compares with HEAD, with the commit before it, or with the commit where a branch left main', () => {
  const head = small.git('rev-parse', 'HEAD').trim()
  expect(findAffectedBase(small.folder)).toBe(small.git('rev-parse', 'HEAD~1').trim())
  small.write('packages/sound/note.txt', 'changed again')
  expect(findAffectedBase(small.folder)).toBe(head)
  small.git('checkout', '--quiet', '-b', 'branch')
  small.git('add', '.')
  small.git('commit', '--quiet', '--message', 'On a branch')
  small.git('commit', '--quiet', '--allow-empty', '--message', 'Again')
  expect(findAffectedBase(small.folder)).toBe(head)
})

test('prints its help and rejects an unknown command line', async () => {
  const printed: string[] = []
  await check(small.folder, ['--help'], (text) => printed.push(text))
  expect(printed.join('\n')).toContain('npm run affected -- --base COMMIT')
  const reject = (...argv: string[]) => expect(check(small.folder, argv, () => undefined)).rejects
  await reject('some').toThrow("Choose 'all' or 'affected'")
  await reject('all', '--base', 'x').toThrow("--base works with 'affected' only")
  await reject('all', '--fast').toThrow('--fast')
})
