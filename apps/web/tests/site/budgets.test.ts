/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { routeOf } from '../../src/app/page-routes.ts'
import { allPages, type BuiltPage, chunks, pages, readSiteFile } from './built-site.ts'

/** Gzipped bytes of the scripts that a page loads at first. */
const budget = 135_000

/** Gzipped bytes of what a page needs to be painted: itself, with its styles, and its fonts. */
const paintBudget = 60_000

/** Packages that load only when they are needed. */
const deferred = /^(zod|formik|radix-ui|@radix-ui\/.*)$/

/** One page of each module. */
const samples = [...new Map([...allPages].map((entry) => [routeOf(entry[0]).file, entry])).values()]

/** The scripts that a page loads at first: its entry, the scripts that it names, and their imports. */
function initialScripts(page: BuiltPage): string[] {
  return withImports([entryOf(page), ...page.block.scripts.map((url) => url.slice(1))])
}

function entryOf({ html }: BuiltPage): string {
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('The page has no entry script')
  return entry
}

function withImports(roots: readonly string[], known = chunks): string[] {
  const files = new Set<string>()
  const collect = (file: string) => {
    if (files.has(file)) return
    const chunk = known[file]
    if (!chunk) throw new Error(`The build has no chunk ${file}`)
    files.add(file)
    chunk.imports.forEach(collect)
  }
  roots.forEach(collect)
  return [...files]
}

const sizeOf = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
const totalSize = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + sizeOf(readSiteFile(file)), 0)
const packagesIn = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => chunks[file]?.packages ?? [])),
]

interface FontFace {
  file: string
  hasLetter: (letter: string) => boolean
}

/** The font files that a style sheet names. */
function fontFacesIn(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\{[^}]*?url\(\/([^)]+)\)[^}]*?unicode-range:([^;}]+)/g)].map(
    ([, file = '', ranges = '']) => {
      const letters = ranges.replaceAll('U+', '').split(',').map(rangeOfLetters)
      return { file, hasLetter: (letter) => letters.some((range) => range.test(letter)) }
    },
  )
}

/** A range of CSS without its prefix: 20-7E, 131, 12?. */
function rangeOfLetters(range: string): RegExp {
  const [from = '', to = from] = range.trim().split('-')
  return new RegExp(`^[\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}]$`, 'u')
}

/** The font files with letters of a page: as if each family showed all of them, so never too few. */
function fontsOf({ head, body }: Pick<BuiltPage, 'head' | 'body'>): string[] {
  const letters = [...new Set(body.replace(/<style.*?<\/style>|<[^>]+>/gs, ''))]
  return fontFacesIn(head)
    .filter(({ hasLetter }) => letters.some(hasLetter))
    .map(({ file }) => file)
}

/** The fonts are compressed as they are. */
const paintSize = (page: BuiltPage) =>
  sizeOf(Buffer.from(page.html)) +
  fontsOf(page).reduce((sum, file) => sum + readSiteFile(file).length, 0)

it.each([...allPages])(`%s is painted with at most ${paintBudget / 1000} kB`, (_, page) => {
  expect(paintSize(page)).toBeLessThanOrEqual(paintBudget)
})

describe.each(samples)('%s', (_, page) => {
  it(`loads at most ${budget / 1000} kB of scripts`, () => {
    expect(totalSize(initialScripts(page))).toBeLessThanOrEqual(budget)
  })

  it('starts with a script that loads no package', () => {
    const entry = withImports([entryOf(page)])
    expect(packagesIn(entry)).toEqual([])
    expect(totalSize(entry)).toBeLessThan(3000)
  })

  it('loads no schemas, forms or dialogs', () => {
    const packages = packagesIn(initialScripts(page))
    expect(packages).toContain('react-dom')
    expect(packages.filter((name) => deferred.test(name))).toEqual([])
  })
})

describe('the check', () => {
  it('detects 60 kB too many', () => {
    const noise = Buffer.from(Array.from({ length: 60_000 }, () => Math.floor(Math.random() * 256)))
    expect(totalSize(initialScripts(pages.get('/')!)) + sizeOf(noise)).toBeGreaterThan(budget)
  })

  it('detects a page with letters that need further fonts', () => {
    const page = pages.get('/trips/7')!
    const common = fontsOf(page)
    expect(common.length).toBeGreaterThanOrEqual(2)
    const named = { ...page, body: page.body + 'Ünal Ñúñez, Řezníček' }
    expect(fontsOf(named).length).toBeGreaterThanOrEqual(common.length + 4)
    expect(paintSize(named)).toBeGreaterThan(paintBudget)
  })

  it('detects schemas and forms in the chunks of the forms', () => {
    const forms = Object.keys(chunks).filter((file) =>
      chunks[file]?.modules.some((module) => module.endsWith('inquiry-form.tsx')),
    )
    const packages = packagesIn(withImports(forms))
    expect(packages).toEqual(expect.arrayContaining(['formik', 'zod']))
  })

  it('follows imports, and fails on a missing chunk', () => {
    const chunk = (...imports: string[]) => ({ imports, packages: [], modules: [] })
    const known = {
      'entry.js': chunk('vendor.js'),
      'vendor.js': chunk('deep.js'),
      'deep.js': chunk('vendor.js'),
      'page.js': chunk('deep.js'),
    }
    expect(withImports(['entry.js', 'page.js'], known)).toEqual([
      'entry.js',
      'vendor.js',
      'deep.js',
      'page.js',
    ])
    expect(() => withImports(['gone.js'], known)).toThrow('no chunk gone.js')
  })
})
