import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { destinationSlugs } from '@farandfew/domain/destinations'
import { places } from './places.ts'
import { toPng } from './raster.ts'

const size = { width: 1200, height: 630 }

/** The picture that each share picture is cut from, by page. */
export const shareSources: Readonly<Record<string, string>> = {
  home: 'trips/turkey/hero',
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

/** Draws a share picture for every public page and returns how many. */
export function writeSharePictures(): number {
  const folder = join(places.art, 'share')
  mkdirSync(folder, { recursive: true })
  for (const [page, source] of Object.entries(shareSources)) {
    const svg = readFileSync(join(places.art, `${source}.svg`), 'utf8')
    writeFileSync(join(folder, `${page}.png`), toPng(cutToShare(svg, cuts[page]), size.width))
  }
  return Object.keys(shareSources).length
}
