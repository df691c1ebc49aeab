import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pictures } from './registry.ts'
import { filesBelow } from './files.ts'
import { gatherScene, sceneNames } from '../src/gather.ts'
import { fileOf, fileText } from '../src/pictures.ts'
import { places } from '../src/places.ts'

const limit = 14_000

const svgs = filesBelow(places.art)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => [file, readFileSync(join(places.art, file), 'utf8')] as const)

describe('the drawn files', () => {
  test.each(sceneNames())('%s is the same bytes when drawn again', async (name) => {
    const { scene } = await gatherScene(name)
    expect(readFileSync(fileOf(name), 'utf8') === fileText(scene)).toBe(true)
    expect(scene.draw() === scene.draw()).toBe(true)
  })

  test.each(svgs)('%s knows its size', (_file, svg) => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/)
  })

  test.each(svgs)('%s asks for nothing and runs nothing', (_file, svg) => {
    expect(svg).not.toMatch(/<(filter|script|foreignObject|image|use|style|text)\b/)
    expect(svg).not.toMatch(/href|\son\w+=|url\((?!#)|data:/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test.each(svgs)('%s stays light', (_file, svg) => {
    expect(gzipSync(svg).length).toBeLessThan(limit)
  })

  test.each(svgs)('%s is quick to paint', (_file, svg) => {
    expect(svg.match(/<\w/g)?.length).toBeLessThanOrEqual(250)
    expect(svg.match(/<clipPath/g)?.length ?? 0).toBeLessThanOrEqual(10)
  })
})

describe('the registry', () => {
  test.each(pictures)('$src exists at the size it names', ({ src, width, height }) => {
    const file = join(places.public, src)
    expect(existsSync(file)).toBe(true)
    if (file.endsWith('.svg')) {
      expect(readFileSync(file, 'utf8')).toContain(`width="${width}" height="${height}"`)
    } else {
      // A PNG names its width and height in its first chunk (PNG specification, 11.2.2).
      const head = readFileSync(file).subarray(16, 24)
      expect([head.readUInt32BE(0), head.readUInt32BE(4)]).toEqual([width, height])
    }
  })

  test.each(pictures)('$src says what is seen', ({ alt }) => {
    expect(alt.length).toBeGreaterThanOrEqual(20)
    expect(alt.length).toBeLessThanOrEqual(100)
    expect(alt).not.toMatch(/^(an? )?(image|picture|photo) of|\.$/i)
  })

  test('gives no two pictures the same words', () => {
    const words = pictures.map(({ alt }) => alt)
    expect(words.filter((alt, index) => words.indexOf(alt) !== index)).toEqual([])
  })

  test('knows every file below /art', () => {
    const known = new Set(pictures.map(({ src }) => src))
    const strays = filesBelow(places.art).filter((file) => !known.has(`/art/${file}`))
    expect(strays).toEqual([])
  })
})
