import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { packFiles, placeFiles } from './pack.ts'
import { readRouteManifest, type RouteManifest } from './route-manifest.ts'
import { StartError } from './start-error.ts'

/** A packed build: the files, and the route manifest of a prerendered site. */
const filesIn = (folder: string) => join(folder, 'files')
const manifestIn = (folder: string) => join(folder, 'routes.json')

/** Packs a build for `serve` and `nginx`. */
export async function packSite(
  folder: string,
  build: { root: string; manifestFile?: string | undefined },
): Promise<void> {
  if (!existsSync(build.root)) throw new StartError(`The folder ${build.root} does not exist.`)
  mkdirSync(folder, { recursive: true })
  if (build.manifestFile) copyFileSync(build.manifestFile, manifestIn(folder))
  const placeholder = readRouteManifest(manifestIn(folder))?.originPlaceholder
  await packFiles(build.root, filesIn(folder), placeholder)
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
