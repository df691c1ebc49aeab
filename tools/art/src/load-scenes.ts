import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { type Scene } from './kit/index.ts'
import { places } from './places.ts'

/** A scene and its name, which is its path below `scenes`: `trips/bali/hero`. */
export interface NamedScene {
  readonly name: string
  readonly scene: Scene
}

/** The names of all scenes. A new file is a new picture; there is no list. */
export const sceneNames = (): string[] =>
  readdirSync(places.scenes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length).split(sep).join('/'))
    .sort()

/** Loads the scene with a name. Throws if there is none. */
export async function loadScene(name: string): Promise<NamedScene> {
  const module = (await import(`./scenes/${name}.ts`)) as { default: Scene }
  return { name, scene: module.default }
}

export const loadScenes = (): Promise<NamedScene[]> => Promise.all(sceneNames().map(loadScene))
