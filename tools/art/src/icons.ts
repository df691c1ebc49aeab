import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places.ts'
import { toPng } from './raster.ts'

/** The app icons, by file name at the site's root, and their widths in pixels. */
export const icons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const

/**
 * The favicon for systems that cut icons to their own shape: the background fills the square, and the mark stays in the
 * safe circle, four fifths of the width (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function maskable(favicon: string): string {
  const [path, color] = /<path fill="(#[0-9a-f]+)" d="[^"]+"\/>/.exec(favicon) ?? []
  if (!path) throw new Error('The favicon has no background')
  const mark = favicon
    .replace(path, '')
    .replace('width="96" height="96"', 'x="9.6" y="9.6" width="76.8" height="76.8"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${color}" d="M0 0h96v96H0Z"/>${mark}</svg>`
}

/** Draws the app icons from the favicon and returns how many. */
export function writeIcons(): number {
  const mark = readFileSync(join(places.public, 'favicon.svg'), 'utf8')
  for (const [name, width] of Object.entries(icons)) {
    const drawing = name.includes('maskable') ? maskable(mark) : mark
    writeFileSync(join(places.public, name), toPng(drawing, width))
  }
  return Object.keys(icons).length
}
