import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { destinationSlugs } from '@farandfew/domain/destinations'
import { places } from './places.ts'
import { toPng } from './raster.ts'

const size = { width: 1200, height: 630 }

/** Which picture each share picture is cut from, by page. */
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

/** A little more sky is given up than ground: what stands in a picture stands on its ground. */
const usualCut = 0.6

/** Where another cut keeps people whole: at the long table some sit close to the lower edge. */
const cuts: Readonly<Record<string, number>> = { about: 0.94 }

/** A picture cut to the share size; `above` is the part of what is given up that lies above. */
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

/** Draws a share picture for every public page; answers how many. */
export function writeSharePictures(): number {
  const folder = join(places.art, 'share')
  mkdirSync(folder, { recursive: true })
  for (const [page, source] of Object.entries(shareSources)) {
    const svg = readFileSync(join(places.art, `${source}.svg`), 'utf8')
    writeFileSync(join(folder, `${page}.png`), toPng(cutToShare(svg, cuts[page]), size.width))
  }
  return Object.keys(shareSources).length
}
