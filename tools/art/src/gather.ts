import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { type Scene } from './kit/index.ts'
import { places } from './places.ts'

/** A scene and its name, which is its path below `scenes`: `trips/bali/hero`. */
export interface NamedScene {
  readonly name: string
  readonly scene: Scene
}

/** Every scene there is, by name: a new file is a new picture, no list is kept. */
export async function gatherScenes(): Promise<NamedScene[]> {
  const names = readdirSync(places.scenes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length).split(sep).join('/'))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const module = (await import(`./scenes/${name}.ts`)) as { default: Scene }
      return { name, scene: module.default }
    }),
  )
}
