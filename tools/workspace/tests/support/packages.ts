import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './program.ts'

export interface Package {
  /** From the workspace's root, such as `libs/domain`. */
  readonly folder: string
  readonly name: string
  readonly scripts: Readonly<Record<string, string>>
  /** The packages of the workspace that it needs, and those that they need. */
  readonly leansOn: readonly string[]
}

interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as Manifest

/** Every package of the workspace, by its name. */
export function readPackages(): Map<string, Package> {
  const folders = ['apps', 'libs', 'tools']
    .flatMap((group) => readdirSync(join(workspace, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')))
  const manifests = new Map(folders.map((folder) => [readManifest(folder).name, folder]))
  const leansOn = (name: string): string[] => {
    const folder = manifests.get(name)
    if (!folder) return []
    const own = Object.keys(readManifest(folder).dependencies ?? {}).filter((other) =>
      manifests.has(other),
    )
    return [...new Set(own.flatMap((other) => [other, ...leansOn(other)]))]
  }
  return new Map(
    [...manifests].map(([name, folder]) => [
      name,
      { folder, name, scripts: readManifest(folder).scripts ?? {}, leansOn: leansOn(name) },
    ]),
  )
}
