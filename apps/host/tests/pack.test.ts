import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listFiles, packFiles, placeFiles } from '../src/pack.ts'
import { packSite } from '../src/packed-site.ts'
import { makeFolder, placeholder, siteFiles, writeFolder } from './support/site-folder.ts'

const build = writeFolder(siteFiles)
const packed = makeFolder()
const folders = [build.root, packed]
beforeAll(() => packFiles(build.root, packed, placeholder))
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const origin = 'https://club.example'

async function place(publicUrl = origin): Promise<string> {
  const folder = makeFolder()
  folders.push(folder)
  await placeFiles(packed, folder, { placeholder, origin: publicUrl }).compressed
  return folder
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

it('has every file of the build, and no others except precompressed copies', async () => {
  const names = listFiles(await place()).filter((name) => !/\.(br|gz)$/.test(name))
  expect(names.sort()).toEqual(Object.keys(siteFiles).sort())
})

it('inserts the public address into pages, texts and the sitemap, but not into scripts', async () => {
  const folder = await place()
  expect(read(folder, 'index.html')).toContain(`href="${origin}/"`)
  expect(read(folder, 'robots.txt')).toBe(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(read(folder, 'sitemap.xml')).toBe(`<loc>${origin}/trips</loc>`)
  expect(read(folder, 'assets/main-abc.js')).toBe(siteFiles['assets/main-abc.js'])
})

it('inserts an address with a dollar sign literally', async () => {
  const folder = await place('https://club.example/$&')
  expect(read(folder, 'robots.txt')).toBe('Sitemap: https://club.example/$&/sitemap.xml\n')
})

it.each(['index.html', 'assets/main-abc.js', 'art/logo.svg'])(
  'has copies of %s that are smaller and decompress to it',
  async (name) => {
    const file = join(await place(), name)
    const plain = readFileSync(file)
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(plain)
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(plain)
    expect(statSync(`${file}.br`).size).toBeLessThan(plain.length)
    expect(statSync(`${file}.gz`).size).toBeLessThan(plain.length)
  },
)

it.each(['art/share.png', 'fonts/text.woff2', 'trips.html', 'site.webmanifest'])(
  'has no copy of %s, which compression does not make smaller',
  async (name) => {
    const file = join(await place(), name)
    expect(existsSync(`${file}.br`) || existsSync(`${file}.gz`)).toBe(false)
  },
)

it('gives the same content the same modification time, and other content a different one', async () => {
  const time = (folder: string, name: string) => statSync(join(folder, name)).mtimeMs
  const [first, second, elsewhere] = [
    await place(),
    await place(),
    await place('https://other.example'),
  ]
  for (const name of ['index.html', 'index.html.br', 'assets/main-abc.js', 'art/share.png']) {
    expect(time(second, name)).toBe(time(first, name))
  }
  expect(time(elsewhere, 'index.html')).not.toBe(time(first, 'index.html'))
  expect(time(elsewhere, 'assets/main-abc.js')).toBe(time(first, 'assets/main-abc.js'))
})

it('compresses a script once per build, not per start', async () => {
  const folder = await place()
  const name = 'assets/main-abc.js.br'
  expect(statSync(join(folder, name)).mtimeMs).toBe(statSync(join(packed, name)).mtimeMs)
  expect(existsSync(join(packed, 'index.html.br'))).toBe(false)
})

it('keeps its files when a later build replaces the packed ones', async () => {
  const folder = await place()
  const name = 'art/logo.svg'
  const content = read(packed, name)
  rmSync(join(packed, name))
  try {
    expect(read(folder, name)).toBe(content)
  } finally {
    await packFiles(build.root, packed, placeholder)
  }
})

it('compresses only what has changed since an earlier build, and removes what is no longer there', async () => {
  const target = makeFolder()
  folders.push(target)
  const written = (name: string) => statSync(join(target, name)).ctimeMs
  await packFiles(build.root, target, placeholder)
  const [script, picture] = [written('assets/main-abc.js.br'), written('art/logo.svg.br')]
  const changed = writeFolder({
    ...siteFiles,
    'assets/main-abc.js': 'const other = 1\n'.repeat(50),
  })
  rmSync(join(changed.root, 'robots.txt'))
  folders.push(changed.root)
  await packFiles(changed.root, target, placeholder)
  expect(written('art/logo.svg.br')).toBe(picture)
  expect(written('assets/main-abc.js.br')).not.toBe(script)
  expect(brotliDecompressSync(readFileSync(join(target, 'assets/main-abc.js.br')))).toEqual(
    readFileSync(join(changed.root, 'assets/main-abc.js')),
  )
  expect(existsSync(join(target, 'robots.txt'))).toBe(false)
})

it('replaces the files of an earlier start in the folder', async () => {
  const folder = await place()
  await placeFiles(packed, folder, { placeholder, origin: 'https://other.example' }).compressed
  expect(read(folder, 'robots.txt')).toContain('https://other.example')
})

describe('the releases before', () => {
  /** Packs releases one after the other, each with a script of its own name, and returns the folder. */
  async function release(names: readonly string[], to = makeFolder(), previous?: string) {
    folders.push(to)
    for (const name of names) {
      const next = writeFolder({ ...siteFiles, [`assets/${name}.js`]: `${name}\n`.repeat(50) })
      folders.push(next.root)
      await packSite(to, { root: next.root, previous })
    }
    return to
  }
  const scripts = (folder: string) =>
    listFiles(join(folder, 'files')).filter((name) => /^assets\/r\d\.js/.test(name))
  const allOf = (...names: string[]) =>
    names.flatMap((name) => ['', '.br', '.gz'].map((end) => `assets/${name}.js${end}`)).sort()

  it('keep their hashed files, so that a page that is still open can load them', async () => {
    expect(scripts(await release(['r1', 'r2'])).sort()).toEqual(allOf('r1', 'r2'))
  })

  it('are three at most', async () => {
    const folder = await release(['r1', 'r2', 'r3', 'r4', 'r5'])
    expect(scripts(folder).sort()).toEqual(allOf('r2', 'r3', 'r4', 'r5'))
  })

  it('are not forgotten when the same build is packed again', async () => {
    expect(scripts(await release(['r1', 'r2', 'r2', 'r2', 'r2', 'r2'])).sort()).toEqual(
      allOf('r1', 'r2'),
    )
  })

  it('can have been packed elsewhere', async () => {
    const before = await release(['r1', 'r2'])
    const folder = await release(['r3'], makeFolder(), before)
    expect(scripts(folder).sort()).toEqual(allOf('r1', 'r2', 'r3'))
  })

  it('leave no file without a hash', async () => {
    const folder = await release(['r1'])
    const next = writeFolder({ 'index.html': 'Home' })
    folders.push(next.root)
    await packSite(folder, { root: next.root })
    expect(listFiles(join(folder, 'files')).filter((name) => !name.startsWith('assets/'))).toEqual(
      expect.not.arrayContaining(['robots.txt']),
    )
  })
})
