import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, packFiles, placeFiles } from './pack.ts'
import { keepReleases } from './releases.ts'
import { readRouteManifest, type RouteManifest } from './route-manifest.ts'
import { StartError } from './start-error.ts'

/** A packed build: the files, and the route manifest of a prerendered site. */
const filesIn = (folder: string) => join(folder, 'files')
const releasesIn = (folder: string) => join(folder, 'releases.json')
const manifestIn = (folder: string) => join(folder, 'routes.json')

interface Build {
  root: string
  manifestFile?: string | undefined
  /** The packed site of the release before, if it is not the one that is replaced. */
  previous?: string | undefined
}

/** Packs a build for `serve` and `nginx`. Files with a hash of a few releases before stay, for pages that are still open. */
export async function packSite(folder: string, build: Build): Promise<void> {
  if (!existsSync(build.root)) throw new StartError(`The folder ${build.root} does not exist.`)
  mkdirSync(folder, { recursive: true })
  if (build.manifestFile) copyFileSync(build.manifestFile, manifestIn(folder))
  const placeholder = readRouteManifest(manifestIn(folder))?.originPlaceholder
  const kept = keepReleases({
    list: releasesIn(folder),
    files: filesIn(folder),
    build: listFiles(build.root),
    previous: build.previous
      ? { list: releasesIn(build.previous), files: filesIn(build.previous) }
      : undefined,
  })
  await packFiles(build.root, filesIn(folder), placeholder, kept)
}

/** A site with its public address, ready to be served. */
export interface PlacedSite {
  /** The folder of the files. */
  root: string
  manifest: RouteManifest | undefined
}

/** Puts the public address into a packed site. */
export function placeSite(
  folder: string,
  root: string,
  publicUrl: string,
): PlacedSite & { compressed: Promise<unknown> } {
  if (!existsSync(filesIn(folder))) throw new StartError(`No site is packed in ${folder}.`)
  const manifest = readRouteManifest(manifestIn(folder))
  const { compressed } = placeFiles(filesIn(folder), root, {
    placeholder: manifest?.originPlaceholder,
    origin: publicUrl,
  })
  return { root, manifest, compressed }
}
