import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The first does without windows, and so opens its pages sooner.
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
 * The machine's browser: CHROMIUM_PATH where it is set, else the first Chromium or Chrome that is found.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string}
 */
export function findChromium(env) {
  const told = env['CHROMIUM_PATH']
  if (told) {
    if (isExecutable(told)) return told
    throw new Error(`CHROMIUM_PATH should name the program of a Chromium, not '${told}'.`)
  }
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)]
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium or Chrome: install it (Debian: apt-get install -y chromium), or let CHROMIUM_PATH name its program.',
  )
}
