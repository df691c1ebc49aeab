import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository's root, found upwards from the working directory. */
export function findRoot(from = process.cwd()): string {
  if (existsSync(join(from, 'nx.json'))) return from
  const parent = dirname(from)
  if (parent === from)
    throw new Error('No nx.json was found in this folder or above: run this inside the repository.')
  return findRoot(parent)
}

const root = findRoot()

export const places = {
  scenes: join(root, 'tools/art/src/scenes'),
  /** The lakes of the route maps, as polygons by name. */
  lakes: join(root, 'tools/art/src/maps/lakes.json'),
  /** The files that the site serves as they are. */
  public: join(root, 'apps/web/public'),
  consolePublic: join(root, 'apps/admin/public'),
  art: join(root, 'apps/web/public/art'),
  sheets: join(root, 'docs/pictures'),
} as const
