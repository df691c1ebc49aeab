import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type NamedScene } from './load-scenes.ts'
import { render, type Scene } from './kit/index.ts'
import { places } from './places.ts'
import { optimiseSvg } from './svg-optimiser/index.ts'

/** The scenes of app icons. Browsers request the favicon at the site's root. */
const iconScenes = ['favicon', 'trip-pocket']

/** The path of a scene's SVG. */
export const fileOf = (name: string): string =>
  join(iconScenes.includes(name) ? places.public : places.art, `${name}.svg`)

/** The text of a scene's file: its drawing, optimised. */
export const fileText = (scene: Scene): string => optimiseSvg(render(scene))

/** Writes the SVG of each scene and returns how many. */
export function writePictures(scenes: readonly NamedScene[]): number {
  for (const { name, scene } of scenes) {
    mkdirSync(dirname(fileOf(name)), { recursive: true })
    writeFileSync(fileOf(name), fileText(scene))
  }
  return scenes.length
}
