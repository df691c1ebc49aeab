import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type NamedScene } from './gather.ts'
import { render, type Scene } from './kit/index.ts'
import { places } from './places.ts'
import { press } from './press/index.ts'

/** Where a scene's SVG is kept. The favicon alone stands at the site's root, where browsers ask. */
export const fileOf = (name: string): string =>
  join(name === 'favicon' ? places.public : places.art, `${name}.svg`)

/** A scene's file: its drawing, pressed. */
export const fileText = (scene: Scene): string => press(render(scene))

/** Writes the SVG of every scene given; answers how many. */
export function writePictures(scenes: readonly NamedScene[]): number {
  for (const { name, scene } of scenes) {
    mkdirSync(dirname(fileOf(name)), { recursive: true })
    writeFileSync(fileOf(name), fileText(scene))
  }
  return scenes.length
}
