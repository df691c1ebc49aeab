import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project that draws the pictures. What it draws changes only with its files, so it is checked only if they changed. */
export const artProject = 'art'

const art = 'tools/art'
const drawn = 'apps/web/public'
const record = join(art, 'checked.sha256')

/** @param {string} workspace */
function filesOf(workspace) {
  return [art, drawn].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => path !== join(workspace, record) && !path.includes('/node_modules/'))
      .sort(),
  )
}

/** @param {string} workspace */
function digestOf(workspace) {
  const hash = createHash('sha256')
  for (const path of filesOf(workspace)) {
    hash.update(path.slice(workspace.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Whether the pictures and what draws them are as they were when their tests last passed.
 * @param {string} workspace
 */
export function arePicturesChecked(workspace) {
  if (!existsSync(join(workspace, record))) return false
  return readFileSync(join(workspace, record), 'utf8').trim() === digestOf(workspace)
}

/**
 * Records that the tests of the pictures passed. The record is committed.
 * @param {string} workspace
 */
export function recordPictures(workspace) {
  writeFileSync(join(workspace, record), `${digestOf(workspace)}\n`)
}
