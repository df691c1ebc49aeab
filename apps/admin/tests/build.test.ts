/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesWithSecrets, markedSecrets } from '@farandfew/ui/testing/secrets.ts'

let build: string
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'admin-build-'))
  const vite = join(require.resolve('vite/package.json'), '../bin/vite.js')
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', build, '--emptyOutDir', '--sourcemap', 'hidden'],
    {
      cwd: join(__dirname, '..'),
      env: { ...process.env, ...markedSecrets, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}, 300_000)
afterAll(() => rmSync(build, { recursive: true, force: true }))

test('no file of the console contains a secret of its build environment', () => {
  expect(existsSync(join(build, 'index.html'))).toBe(true)
  expect(readdirSync(join(build, 'assets')).filter((name) => name.endsWith('.js'))).not.toEqual([])
  expect(filesWithSecrets(build)).toEqual([])
})

test('licences.txt has the notices of the packages and fonts of the console', () => {
  const notices = readFileSync(join(build, 'licences.txt'), 'utf8')
  expect(notices).toMatch(/^react 19/m)
  expect(notices).toMatch(/^styled-components 6/m)
  expect(notices).toMatch(/^cmdk 1.*MIT/m)
  expect(notices).toContain('The Fraunces Project Authors')
  expect(notices).toContain('The Instrument Sans Project Authors')
})

test('a secret would be found', () => {
  const leak = join(build, 'assets/leak.js')
  writeFileSync(leak, `const url = "${markedSecrets.DATABASE_URL}"`)
  expect(filesWithSecrets(build)).toEqual([leak])
})
