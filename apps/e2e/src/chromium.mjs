import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The first one has no windows and therefore opens pages faster.
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
]

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser of this machine: CHROMIUM_PATH if it is set, otherwise the first Chromium or Chrome that is found.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string}
 * @throws an error that says how to install one
 */
export function findChromium(env) {
  const configured = env['CHROMIUM_PATH']
  if (configured) {
    if (isExecutable(configured)) return configured
    throw new Error(
      `CHROMIUM_PATH should be the path of a Chromium executable, not '${configured}'.`,
    )
  }
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)]
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install -y chromium), or set CHROMIUM_PATH.',
  )
}
