import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'
import { toPng } from './raster.ts'

/** The app icons, by file name at the site's root, and their widths in pixels. */
export const icons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
} as const

/** Draws the app icons from the favicon; answers how many. */
export function writeIcons(): number {
  const mark = readFileSync(join(places.public, 'favicon.svg'), 'utf8')
  for (const [name, width] of Object.entries(icons)) {
    writeFileSync(join(places.public, name), toPng(mark, width))
  }
  return Object.keys(icons).length
}
