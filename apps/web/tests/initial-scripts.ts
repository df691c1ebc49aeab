import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Vite's manifest: module or chunk → what it became. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (build: string) =>
  JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest

/** The scripts that a page loads before it is alive: the entry, its own chunk, and what they import. */
export function initialScripts(manifest: Manifest, pageSource: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const files = new Set<string>()
  const collect = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(entry)
  collect(pageSource)
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
  for (const file of files) {
    const { sources } = JSON.parse(readFileSync(join(build, `${file}.map`), 'utf8')) as {
      sources: string[]
    }
    for (const source of sources) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1]
      if (name) packages.add(name)
    }
  }
  return [...packages].sort()
}
