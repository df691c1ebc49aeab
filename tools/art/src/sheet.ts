import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NamedScene } from './load-scenes.ts'
import { render } from './kit/index.ts'
import { places } from './places.ts'
import { toPng } from './raster.ts'

const column = { width: 300, gap: 16 }

/** The contact sheet of a picture: that of its destination, or of its kind. */
export function sheetOf(name: string): string {
  const [kind, slug] = name.split('/')
  if (slug === undefined) return 'site'
  return ['trips', 'gallery', 'days'].includes(kind as string) ? slug : (kind as string)
}

/** Arranges the pictures of a sheet in columns; each goes to the shortest column. */
export function composeSheet(scenes: readonly NamedScene[], columns = 4): string {
  const heights = Array.from({ length: columns }, () => column.gap)
  const parts = scenes.map(({ scene }) => {
    const shortest = heights.indexOf(Math.min(...heights))
    const x = column.gap + shortest * (column.width + column.gap)
    const y = heights[shortest] as number
    const height = Math.round((column.width * scene.height) / scene.width)
    heights[shortest] = y + height + column.gap
    const place = `x="${x}" y="${y}" width="${column.width}" height="${height}"`
    const background = scene.background ? `<rect ${place} fill="${scene.background}"/>` : ''
    return background + render(scene).replace(/width="\d+" height="\d+"/, place)
  })
  const width = column.gap + columns * (column.width + column.gap)
  const height = Math.max(...heights)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#FFFBF5"/>${parts.join('')}</svg>`
}

/** Writes a contact sheet for each destination and kind among the scenes, and returns how many. */
export function writeSheets(scenes: readonly NamedScene[]): number {
  const sheets = new Set(scenes.map(({ name }) => sheetOf(name)))
  mkdirSync(places.sheets, { recursive: true })
  for (const name of sheets) {
    const svg = composeSheet(scenes.filter((member) => sheetOf(member.name) === name))
    writeFileSync(join(places.sheets, `${name}.png`), toPng(svg, 1280))
  }
  return sheets.size
}
