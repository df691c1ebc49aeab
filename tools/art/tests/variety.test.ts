import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sceneNames } from '../src/load-scenes.ts'
import { places } from '../src/places.ts'

const scenes = sceneNames().map((name) => readFileSync(join(places.scenes, `${name}.ts`), 'utf8'))
const share = (pattern: RegExp) =>
  scenes.filter((scene) => pattern.test(scene)).length / scenes.length

describe('the pictures differ in light, weather and gesture', () => {
  it('shows the sun with its rings in at most a fifth of them', () => {
    expect(scenes.length).toBeGreaterThan(100)
    expect(share(/\bsun\(/)).toBeLessThan(0.2)
  })

  it('has weather in at least a quarter of them', () => {
    const weather =
      /\b(?:cumulus|overcast|cirrus|rain|shower|rays|rainbow|snowfall|whitecaps|wetGround)\(/
    expect(share(weather)).toBeGreaterThan(0.25)
  })

  it('has people who wave or cheer in few of them', () => {
    expect(share(/poses\.(?:wave|cheer)\b/)).toBeLessThan(0.05)
  })
})
