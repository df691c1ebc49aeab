/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesWithSecrets, markedSecrets } from '@farandfew/ui/testing/secrets.ts'

let build: string
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'web-build-'))
  const vite = join(require.resolve('vite/package.json'), '../bin/vite.js')
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', build, '--emptyOutDir', '--minify', 'false'],
    {
      cwd: join(__dirname, '..'),
      env: { ...process.env, ...markedSecrets, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}, 300_000)

afterAll(() => rmSync(build, { recursive: true, force: true }))

it('no file of the site contains a secret of the environment', () => {
  expect(filesWithSecrets(build)).toEqual([])
})

it('the check finds a leaked secret', () => {
  const leak = join(build, 'leak.js')
  writeFileSync(leak, `const secret = "${markedSecrets.SESSION_SECRET}"`)
  expect(filesWithSecrets(build)).toEqual([leak])
})
