import { execFileSync } from 'node:child_process'

/**
 * Returns the commit that `npm run affected` compares with: the last one shared with main. On main itself that is HEAD
 * if there are uncommitted changes, otherwise the commit before it.
 * @param {string} folder inside the repository
 * @returns {string}
 */
export function findAffectedBase(folder) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const head = git('rev-parse', 'HEAD').trim()
  const shared = tryTo(() => git('merge-base', 'main', 'HEAD').trim()) ?? head
  if (shared !== head) return shared
  if (git('status', '--porcelain') !== '') return head
  return tryTo(() => git('rev-parse', '--verify', '--quiet', 'HEAD~1').trim()) ?? head
}

/**
 * @template T
 * @param {() => T} act
 * @returns {T | undefined}
 */
function tryTo(act) {
  try {
    return act()
  } catch {
    return undefined
  }
}
