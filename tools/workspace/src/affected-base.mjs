import { execFileSync } from 'node:child_process'

/**
 * Where `npm run affected` starts to compare: the last commit shared with main; on main itself the commit before,
 * or HEAD where there are changes that are not committed yet.
 * @param {string} folder inside the repository
 * @returns {string} a commit
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
