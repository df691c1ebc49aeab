import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describeSources, isBuilt, noteBuilt } from '../bin/built.mjs'

let workspace: string
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true })
  writeFileSync(join(workspace, file), text)
}
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'built-test-'))
  for (const file of ['nx.json', 'package-lock.json', 'tsconfig.base.json']) write(file)
  for (const file of ['apps/api/src/main.ts', 'apps/web/src/page.tsx', 'libs/ui/src/a.ts']) {
    write(file)
  }
  for (const file of ['apps/api/dist/main.js', 'apps/host/dist/main.js']) write(file)
  write('tools/start/dist/start.js')
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

const isCurrent = async () => isBuilt(workspace, await describeSources(workspace))
const build = async () => noteBuilt(workspace, await describeSources(workspace))

it('builds at first, and not again while nothing has changed', async () => {
  expect(await isCurrent()).toBe(false)
  await build()
  expect(await isCurrent()).toBe(true)
  // What no build reads.
  write('apps/api/tests/a.test.ts')
  write('apps/web/node_modules/a/index.js')
  expect(await isCurrent()).toBe(true)
})

it.each<[string, () => void]>([
  ['a file was changed', () => write('apps/web/src/page.tsx', 'new')],
  ['a file was saved again', () => utimesSync(join(workspace, 'libs/ui/src/a.ts'), 1, 1)],
  ['a file was added', () => write('apps/web/src/another.tsx')],
  ['a file was deleted', () => rmSync(join(workspace, 'libs/ui/src/a.ts'))],
  ['the packages were changed', () => write('package-lock.json', '{}')],
  ['a result was deleted', () => rmSync(join(workspace, 'apps/host/dist/main.js'))],
  ['a result was built in another way', () => write('apps/api/dist/main.js', 'other')],
])('builds again if %s', async (_what, change) => {
  await build()
  change()
  expect(await isCurrent()).toBe(false)
})
