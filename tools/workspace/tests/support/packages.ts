import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './program.ts'

export interface Package {
  /** Relative to the workspace root, such as `libs/domain`. */
  readonly folder: string
  readonly name: string
  readonly scripts: Readonly<Record<string, string>>
  /** The packages of the workspace that it depends on, directly or not. */
  readonly dependencies: readonly string[]
}

interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')) as Manifest

/** All packages of the workspace by name. */
export function readPackages(): Map<string, Package> {
  const folders = ['apps', 'libs', 'tools']
    .flatMap((group) => readdirSync(join(workspace, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')))
  const manifests = new Map(folders.map((folder) => [readManifest(folder).name, folder]))
  const dependenciesOf = (name: string): string[] => {
    const folder = manifests.get(name)
    if (!folder) return []
    const own = Object.keys(readManifest(folder).dependencies ?? {}).filter((other) =>
      manifests.has(other),
    )
    return [...new Set(own.flatMap((other) => [other, ...dependenciesOf(other)]))]
  }
  return new Map(
    [...manifests].map(([name, folder]) => [
      name,
      {
        folder,
        name,
        scripts: readManifest(folder).scripts ?? {},
        dependencies: dependenciesOf(name),
      },
    ]),
  )
}
