import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { destinationSlugs } from '@farandfew/domain/destinations/destinations.derived.ts'
import { rect } from './kit/index.ts'
import { places } from './places.ts'
import { toPng } from './raster.ts'

const size = { width: 1200, height: 630 }

/** The picture that each share picture is cut from, by page. That of the home page is whole. */
export const shareSources: Readonly<Record<string, string>> = {
  trips: 'trips/koh-samui/hero',
  schedule: 'trips/turkey/card',
  moodboards: 'trips/mexico/card',
  quiz: 'trips/koh-samui/card',
  about: 'moments/long-table',
  default: 'fallback',
  ...Object.fromEntries(destinationSlugs.map((slug) => [`trip-${slug}`, `trips/${slug}/hero`])),
}

/** Cuts more of the sky than of the ground, because the subject of a picture is on the ground. */
const usualCut = 0.6

/** Pictures that need another cut, to keep people near the lower edge whole. */
const cuts: Readonly<Record<string, number>> = { about: 0.94 }

/** A picture cut to the share size; `above` is the part of the cut that is taken from the top (0-1). */
export function cutToShare(svg: string, above = usualCut): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const [w, h] = [Number(width), Number(height)]
  const cut = Math.round((w * size.height) / size.width)
  const top = Math.round((h - cut) * above)
  return svg.replace(
    /viewBox="[^"]+" width="\d+" height="\d+"/,
    `viewBox="0 ${top} ${w} ${cut}" width="${size.width}" height="${size.height}"`,
  )
}

const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`)

/** The poster of the home page is upright, so it is shown whole, next to the club's name. */
export function homeShare(poster: string, wordmark: string): string {
  const { width, height } = size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    rect(0, 0, width, height, '#fce8ec'),
    rect(676, 15, 484, 600, '#fffbf5'),
    placed(poster, 686, 25, 464, 580),
    placed(wordmark, 50, 262, 583, 106),
    '</svg>',
  ].join('')
}

/** Draws a share picture for every public page and returns how many. */
export function writeSharePictures(): number {
  const folder = join(places.art, 'share')
  mkdirSync(folder, { recursive: true })
  const drawing = (name: string) => readFileSync(join(places.art, `${name}.svg`), 'utf8')
  const write = (page: string, svg: string) =>
    writeFileSync(join(folder, `${page}.png`), toPng(svg, size.width))
  for (const [page, source] of Object.entries(shareSources)) {
    write(page, cutToShare(drawing(source), cuts[page]))
  }
  write('home', homeShare(drawing('home-hero'), drawing('wordmark')))
  return Object.keys(shareSources).length + 1
}
