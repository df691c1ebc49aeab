import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the notices, in every build. */
export const licencesFile = 'licences.txt'

/** The folder of the package that a module belongs to. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** The files of a package that have to accompany its code. */
const noticeFile = /^(?:licen[cs]e|copying|notice)/i

/**
 * The licence notices of the packages that some modules belong to. Packages with the same notices share them.
 * @param {readonly string[]} modules The paths of modules; those of no package are ignored.
 */
export function licenceNotices(modules) {
  const folders = new Set(modules.flatMap((module) => packageFolder.exec(module)?.[0] ?? []))
  /** @type {Map<string, string[]>} */
  const namesByNotices = new Map()
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const name = `${manifest.name} ${manifest.version} (${manifest.license})`
    const notices = noticesIn(folder) || standardNotice(manifest)
    namesByNotices.set(notices, [...(namesByNotices.get(notices) ?? []), name])
  }
  return [...namesByNotices]
    .map(([notices, names]) => `${names.sort().join('\n')}\n\n${notices}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/** @param {string} folder */
const noticesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => noticeFile.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')

/** Of a package that names its licence without its text. Fails if scripts/licences has no text of it either. */
function standardNotice({ license, author }) {
  const text = readFileSync(new URL(`licences/${license}.txt`, import.meta.url), 'utf8').trim()
  return `Copyright (c) ${author?.name ?? author}\n\n${text}`
}
