/**
 * The browsers that the product supports: `browserslist` in the workspace's package.json. The builds translate for them,
 * and `browserCheck` checks what comes out.
 */
import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'

const workspace = fileURLToPath(new URL('../../..', import.meta.url))

/** Names of browserslist → names of MDN's compatibility data. */
const names = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}

/** Names of MDN's compatibility data → names of Vite's targets. The others have the engine of one of these. */
const targetNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios',
}

const leastTargets = { safari: '16', safari_ios: '16' }

/** @param {string} a @param {string} b two versions, such as 15.4 and 16 */
export const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true })

/** The oldest supported version of each browser, by the names of MDN's compatibility data: `{ safari: '15.4', … }`. */
export function oldestBrowsers() {
  /** @type {Record<string, string>} */
  const oldest = {}
  for (const entry of browserslist(undefined, { path: workspace })) {
    const [name = '', versions = ''] = entry.split(' ')
    const browser = names[name] ?? name
    // A row of several versions: 15.6-15.8.
    const [version = ''] = versions.split('-')
    const known = oldest[browser]
    if (known === undefined || compareVersions(version, known) < 0) oldest[browser] = version
  }
  return oldest
}

const targetsOf = (oldest) =>
  Object.entries(oldest).flatMap(([browser, version]) =>
    browser in targetNames ? [targetNames[browser] + version] : [],
  )

/** The oldest versions as targets of Vite's translator. */
export const oldestTargets = () => targetsOf(oldestBrowsers())

/**
 * Vite's `build.target`. For Safari before 16 it would replace all class fields, 1 kB more on each page: `browserCheck`
 * translates only those that Safari 15 reads wrong.
 */
export function browserTargets() {
  const oldest = oldestBrowsers()
  for (const [browser, least] of Object.entries(leastTargets)) {
    if (compareVersions(oldest[browser] ?? least, least) < 0) oldest[browser] = least
  }
  return targetsOf(oldest)
}
