import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

/** Vite's manifest: module or chunk → what it became. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (build: string) =>
  JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest

/** The script that every page of a build names. */
export function readEntry(build: string): string {
  const html = readFileSync(join(build, 'index.html'), 'utf8')
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('The page names no script')
  return entry
}

/** The scripts that a page loads before it is alive: the entry, the given sources' chunks, and what they import. */
export function initialScripts(
  manifest: Manifest,
  entryFile: string,
  sources: readonly string[],
): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === entryFile)
  const files = new Set<string>()
  const collect = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(entry)
  sources.forEach(collect)
  return [...files]
}

/** Bytes of the scripts, each gzipped as a host sends it. */
export const gzippedSize = (build: string, files: readonly string[]) =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(build, file)), { level: 9 }).length,
    0,
  )

/** The packages that scripts were made from, by their source maps. */
export function packagesIn(build: string, files: readonly string[]): string[] {
  const packages = new Set<string>()
  for (const source of files.flatMap((file) => sourcesOf(build, file))) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1]
    if (name) packages.add(name)
  }
  return [...packages].sort()
}

/** The sources of a script; none where the bundler wrote it itself: its runtime, and doors to other scripts. */
function sourcesOf(build: string, file: string): string[] {
  const map = join(build, `${file}.map`)
  if (existsSync(map)) {
    return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources
  }
  const { size } = statSync(join(build, file))
  if (size > 1000) throw new Error(`${file} has ${size} bytes and no source map`)
  return []
}
