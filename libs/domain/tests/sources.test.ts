import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(__dirname, '..', 'src')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

const specifier = /(?:\bfrom\s+|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"]+)['"]/g

/** The packages that a source imports; a relative path names a file of the domain. */
function packagesIn(code: string): string[] {
  return [...code.matchAll(specifier)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('.'))
}

/** Calls that depend on the machine's time zone or language. */
const localTime =
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.toLocale|\bIntl\.|\.toDateString\(|Date\.parse\(/

const codeOf = (file: string) => sources.find((source) => source.file === file)?.code ?? ''

/** A source and everything it loads at run time; an `import type` loads nothing. */
function loadedFrom(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  const running = codeOf(file).replace(/import type [^'"]*['"][^'"]*['"]/g, '')
  for (const [, name = ''] of running.matchAll(specifier)) {
    if (name.startsWith('.')) loadedFrom(posix.join(posix.dirname(file), name), loaded)
  }
  return loaded
}

describe('the sources of the domain', () => {
  it('exist', () => {
    expect(sources.length).toBeGreaterThan(40)
  })

  it('import zod and nothing else', () => {
    const imported = sources.flatMap(({ file, code }) =>
      packagesIn(code)
        .filter((name) => name !== 'zod' && !name.startsWith('zod/'))
        .map((name) => `${file}: ${name}`),
    )
    expect(imported).toEqual([])
  })

  it('are searched for every kind of import', () => {
    expect(packagesIn("import { a } from 'left-pad'\nimport 'b'\nexport * from \"c\"")).toEqual([
      'left-pad',
      'b',
      'c',
    ])
    expect(packagesIn("await import('node:fs'); require('pg')")).toEqual(['node:fs', 'pg'])
    expect(packagesIn("import { a } from './a.ts'")).toEqual([])
  })

  it('never read a date in local time', () => {
    expect(sources.filter(({ code }) => localTime.test(code)).map(({ file }) => file)).toEqual([])
    expect(localTime.test('date.getMonth()')).toBe(true)
  })

  it('load no schema for a page that only reads', () => {
    const folders = [
      'availability',
      'brand',
      'calendar',
      'clock',
      'constants',
      'decoration',
      'schedule',
    ]
    const files = sources.map(({ file }) => file)
    const entries = [
      ...files.filter((file) => folders.includes(posix.dirname(file))),
      ...files.filter((file) => /\.(?:options|derived)\.ts$/.test(file)),
      ...['destinations/destinations.ts', 'trips/trip-filters.ts'],
    ]
    expect(entries.length).toBeGreaterThan(25)
    expect(files).toEqual(expect.arrayContaining(entries))
    for (const entry of entries) {
      const loaded = [...loadedFrom(entry)]
      expect(loaded.filter((one) => packagesIn(codeOf(one)).length > 0)).toEqual([])
    }
    expect([...loadedFrom('trips/trip.ts')].map(codeOf).flatMap(packagesIn)).toContain('zod/mini')
  })

  it('import files of the domain by their full name', () => {
    const imports = sources.flatMap(({ file, code }) =>
      [...code.matchAll(specifier)]
        .map(([, name = '']) => name)
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(file), name)),
    )
    expect(imports.filter((path) => !path.endsWith('.ts') || path.startsWith('..'))).toEqual([])
  })
})
