/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesWithSecrets, markedSecrets } from '@farandfew/ui/testing'
import { publicPaths } from '../src/app/public-paths.ts'
import { sourceOf, startSource } from '../src/app/route-sources.ts'
import {
  gzippedSize,
  initialScripts,
  type Manifest,
  packagesIn,
  readEntry,
  readManifest,
} from './initial-scripts.ts'

/** Bytes, gzipped: what a page may load of scripts before it is alive; more where its job is a form or the calendar. */
const budget = 120_000
const budgetOfForms = 145_000

/** What arrives only when it is needed. */
const later = /^(zod|formik|radix-ui|@radix-ui\/.*)$/

const budgetOf = (path: string) =>
  /^\/(?:schedule|quiz|request-invite)\b/.test(path) ? budgetOfForms : budget

/** One page of every kind. */
const pages = [...new Map(publicPaths.map((path) => [sourceOf(path), path])).values()]

let build: string
let manifest: Manifest

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'web-build-'))
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
  manifest = readManifest(build)
}, 300_000)

afterAll(() => rmSync(build, { recursive: true, force: true }))

const scriptsOf = (path: string) =>
  initialScripts(manifest, readEntry(build), [startSource, sourceOf(path)])

describe.each(pages)('the page of %s', (path) => {
  it(`loads at most ${budgetOf(path) / 1000} kB of scripts, gzipped`, () => {
    expect(gzippedSize(build, scriptsOf(path))).toBeLessThanOrEqual(budgetOf(path))
  })

  it('loads neither schemas nor forms nor dialogs', () => {
    const packages = packagesIn(build, scriptsOf(path))
    expect(packages).toContain('react-dom')
    expect(packages.filter((name) => later.test(name))).toEqual([])
  })
})

describe('the secrets of the environment that it was built in', () => {
  it('are in no file', () => {
    expect(filesWithSecrets(build)).toEqual([])
  })

  it('would be found', () => {
    const leak = join(build, 'leak.js')
    writeFileSync(leak, `const secret = "${markedSecrets.SESSION_SECRET}"`)
    expect(filesWithSecrets(build)).toEqual([leak])
    rmSync(leak)
  })
})

describe('the check itself', () => {
  it('finds a script too many', () => {
    const noise = Array.from({ length: 60_000 }, () => Math.floor(Math.random() * 256))
    writeFileSync(join(build, 'noise.js'), Buffer.from(noise))
    expect(gzippedSize(build, [...scriptsOf('/'), 'noise.js'])).toBeGreaterThan(budget)
  })

  it('finds schemas and forms where they are: in the chunks of the forms', () => {
    const source = 'src/features/inquiries/inquiry-section.tsx'
    const packages = packagesIn(build, initialScripts(manifest, readEntry(build), [source]))
    expect(packages.filter((name) => later.test(name))).toEqual(
      expect.arrayContaining(['formik', 'zod']),
    )
  })

  it('finds what a script of the page imports', () => {
    const tampered: Manifest = {
      'src/main.ts': { file: 'entry.js', imports: ['_vendor.js'] },
      '_vendor.js': { file: 'vendor.js', imports: ['_deep.js'] },
      '_deep.js': { file: 'deep.js', imports: ['_vendor.js'] },
      'page.tsx': { file: 'page.js', imports: ['_deep.js'] },
    }
    expect(initialScripts(tampered, 'entry.js', ['page.tsx'])).toEqual([
      'entry.js',
      'vendor.js',
      'deep.js',
      'page.js',
    ])
    expect(() => initialScripts(tampered, 'entry.js', ['gone.tsx'])).toThrow('no chunk of gone.tsx')
  })
})
