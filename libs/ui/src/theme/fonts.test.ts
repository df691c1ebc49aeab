/**
 * @jest-environment node
 */
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readFontMetrics } from '../testing/font-metrics.ts'
import { fontStacks } from './font-stacks.ts'

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8')
const faces = Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, body]) => body!)
const valueIn = (face: string, property: string) =>
  face.match(new RegExp(`${property}:\\s*([^;]+);`))?.[1]
const faceOf = (family: string) => faces.find((face) => face.includes(`'${family}'`))!
const percent = (face: string, property: string) => parseFloat(valueIn(face, property)!) / 100

/** The path of the file that a font face names by package and path. */
function fileOf(face: string) {
  const [, name, path] = face.match(/url\('(@[^/]+\/[^/]+)\/([^']+)'\)/)!
  return join(dirname(createRequire(__filename).resolve(`${name}/package.json`)), path!)
}

const own = faces.filter((face) => face.includes('url('))

it('names only files of the font packages', () => {
  expect(own).toHaveLength(4)
  for (const face of own) expect(readFileSync(fileOf(face)).toString('latin1', 0, 4)).toBe('wOF2')
})

it('shows text before the fonts are loaded', () => {
  for (const face of own) expect(valueIn(face, 'font-display')).toBe('swap')
})

it.each([
  ['Fraunces Fallback', 'Fraunces Variable'],
  ['Fraunces Fallback Times', 'Fraunces Variable'],
  ['Instrument Sans Fallback', 'Instrument Sans Variable'],
])('gives %s the line metrics of %s', (fallback, family) => {
  const { ascent, descent, lineGap } = readFontMetrics(readFileSync(fileOf(faceOf(family))))
  const face = faceOf(fallback)
  const size = percent(face, 'size-adjust')
  expect(percent(face, 'ascent-override') * size).toBeCloseTo(ascent, 3)
  expect(percent(face, 'descent-override') * size).toBeCloseTo(descent, 3)
  expect(percent(face, 'line-gap-override') * size).toBeCloseTo(lineGap, 3)
})

it('has every family of the stacks, each fallback right after its font', () => {
  const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll("'", ''))
  const title = families(fontStacks.title).slice(0, 3)
  const text = families(fontStacks.text).slice(0, 2)
  expect(title[1]).toContain('Fallback')
  expect(text[1]).toContain('Fallback')
  for (const family of [...title, ...text]) expect(faceOf(family)).toBeDefined()
})
