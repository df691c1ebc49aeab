import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from './pictures.ts'
import { places } from './places.ts'
import { toPng } from './raster.ts'

/** The app icons of the site and of the Trip Pocket, by file name at the site's root, and their widths in pixels. */
export const icons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
  'trip-pocket-192.png': 192,
  'trip-pocket-512.png': 512,
  'trip-pocket-maskable-512.png': 512,
} as const

/**
 * An icon for systems that cut icons to their own shape: the background fills the square, and the mark stays in the
 * safe circle, four fifths of the width (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function maskable(icon: string): string {
  const [path, color] = /<path fill="(#[0-9a-f]+)" d="[^"]+"\/>/.exec(icon) ?? []
  if (!path) throw new Error('The icon has no background')
  const mark = icon
    .replace(path, '')
    .replace('width="96" height="96"', 'x="9.6" y="9.6" width="76.8" height="76.8"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${color}" d="M0 0h96v96H0Z"/>${mark}</svg>`
}

/** Widths in `favicon.ico`, for browsers and programs that ask for it without reading the page. */
export const faviconWidths = [16, 32, 48] as const

/** A file of several PNG pictures (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
export function toIco(pictures: readonly { width: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ width, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(width, at)
    head.writeUInt8(width, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** Writes `favicon.ico` next to the `favicon.svg` of a folder. */
function writeFavicon(folder: string): void {
  const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  const pictures = faviconWidths.map((width) => ({ width, png: toPng(drawing, width) }))
  writeFileSync(join(folder, 'favicon.ico'), toIco(pictures))
}

/** Draws the app icons from the favicon and the picture of the Trip Pocket, and returns how many. */
export function writeIcons(): number {
  const drawn = (name: string) => readFileSync(fileOf(name), 'utf8')
  for (const [name, width] of Object.entries(icons)) {
    const drawing = drawn(name.startsWith('trip-pocket') ? 'trip-pocket' : 'favicon')
    const icon = name.includes('maskable') ? maskable(drawing) : drawing
    writeFileSync(join(places.public, name), toPng(icon, width))
  }
  for (const folder of [places.public, places.consolePublic]) writeFavicon(folder)
  return Object.keys(icons).length
}
