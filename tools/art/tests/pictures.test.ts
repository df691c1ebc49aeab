import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pictures } from './registry.ts'
import { filesBelow } from './files.ts'
import { loadScenes } from '../src/load-scenes.ts'
import { fileOf, fileText } from '../src/pictures.ts'
import { places } from '../src/places.ts'

/** Bytes, gzipped. */
const heaviest = 14_000

const svgs = filesBelow(places.art)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, svg: readFileSync(join(places.art, file), 'utf8') }))

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('the committed files', () => {
  it('are what the tool draws, byte by byte', async () => {
    const scenes = await loadScenes()
    const stale = scenes.filter(
      ({ name, scene }) => readFileSync(fileOf(name), 'utf8') !== fileText(scene),
    )
    expect(stale.map(({ name }) => name)).toEqual([])
    expect(scenes.length).toBeGreaterThan(100)
  })

  it.each<[rule: string, isKept: (svg: string) => boolean]>([
    [
      'have a size',
      (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/.test(svg),
    ],
    [
      'load nothing and run nothing',
      (svg) =>
        !/<(filter|script|foreignObject|image|use|style|text)\b/.test(svg) &&
        !/href|\son\w+=|url\((?!#)|data:/.test(svg),
    ],
    ['hold only numbers', (svg) => !/NaN|undefined|Infinity/.test(svg)],
    ['stay light', (svg) => gzipSync(svg).length < heaviest],
    ['are quick to paint', (svg) => count(svg, /<\w/g) <= 250 && count(svg, /<clipPath/g) <= 10],
  ])('%s', (_rule, isKept) => {
    expect(svgs.filter(({ svg }) => !isKept(svg)).map(({ file }) => file)).toEqual([])
  })
})

describe('the registry', () => {
  it('names files that exist, with their size', () => {
    const wrong = pictures.filter(({ src, width, height }) => {
      const file = join(places.public, src)
      if (!existsSync(file)) return true
      if (file.endsWith('.svg')) {
        return !readFileSync(file, 'utf8').includes(`width="${width}" height="${height}"`)
      }
      // The first chunk of a PNG holds its width and height (PNG specification, 11.2.2).
      const head = readFileSync(file).subarray(16, 24)
      return head.readUInt32BE(0) !== width || head.readUInt32BE(4) !== height
    })
    expect(wrong.map(({ src }) => src)).toEqual([])
  })

  it('describes each picture in 20 to 100 characters', () => {
    const wrong = pictures.filter(
      ({ alt }) =>
        alt.length < 20 || alt.length > 100 || /^(an? )?(image|picture|photo) of|\.$/i.test(alt),
    )
    expect(wrong).toEqual([])
  })

  it('describes no two pictures alike', () => {
    const alts = pictures.map(({ alt }) => alt)
    expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
  })

  it('has every file below /art', () => {
    const known = new Set(pictures.map(({ src }) => src))
    const strays = filesBelow(places.art).filter((file) => !known.has(`/art/${file}`))
    expect(strays).toEqual([])
  })
})
