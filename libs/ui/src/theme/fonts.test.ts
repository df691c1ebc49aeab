/**
 * @jest-environment node
 */
/// <reference types="node" />
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFontMetrics } from '../testing/font-metrics.ts'
import { fontStacks } from './theme.ts'

const css = ['fonts/faces.css', 'fonts.css']
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n')
const faces = Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, body]) => body!)
const valueIn = (face: string, property: string) =>
  face.match(new RegExp(`${property}:\\s*([^;]+);`))?.[1]
const facesOf = (family: string) => faces.filter((face) => face.includes(`'${family}'`))
const percent = (face: string, property: string) => parseFloat(valueIn(face, property)!) / 100

const own = faces.filter((face) => face.includes('url('))
const readFile = (face: string) =>
  readFileSync(join(__dirname, 'fonts', /url\('([^']+)'\)/.exec(face)![1]!))

it('has the files that the font packages give', () => {
  const script = join(__dirname, '../../scripts/draw-fonts.mjs')
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })
  for (const face of own) expect(readFile(face).toString('latin1', 0, 4)).toBe('wOF2')
})

it.each([
  ['Fraunces', 'Ağrı, Žižkov, Łódź, Đà Nẵng, “₹5–6”'],
  ['Instrument Sans', 'Ağrı, Žižkov, Łódź, Señor, “5–6”'],
])('has each letter of %s in one file', (family, words) => {
  const sets = own.filter((face) => face.includes(`'${family}'`)).map(lettersOf)
  for (const letter of words) {
    expect([letter, sets.filter((letters) => letters.test(letter))]).toEqual([
      letter,
      [expect.any(RegExp)],
    ])
  }
})

/** The letters for which a browser loads the file. */
function lettersOf(face: string): RegExp {
  const ranges = valueIn(face, 'unicode-range')!.replace(/U\+/g, '').split(/,\s*/)
  const parts = ranges.map((range) => `\\u{${range.replace('-', '}-\\u{')}}`)
  return new RegExp(`[${parts.join('')}]`, 'u')
}

it('shows text before the fonts are loaded, and lays it out anew only for the titles', () => {
  const display = new Set(
    own.map((face) => [valueIn(face, 'font-family'), valueIn(face, 'font-display')].join(': ')),
  )
  expect([...display]).toEqual(["'Fraunces': swap", "'Instrument Sans': optional"])
})

it.each([
  ['Fraunces Fallback', 'Fraunces'],
  ['Fraunces Fallback Times', 'Fraunces'],
  ['Fraunces Fallback Noto', 'Fraunces'],
  ['Fraunces Fallback DejaVu', 'Fraunces'],
  ['Instrument Sans Fallback', 'Instrument Sans'],
  ['Instrument Sans Fallback Roboto', 'Instrument Sans'],
  ['Instrument Sans Fallback DejaVu', 'Instrument Sans'],
])('gives %s the line metrics of %s', (fallback, family) => {
  const { ascent, descent, lineGap } = readFontMetrics(readFile(facesOf(family)[0]!))
  for (const face of facesOf(fallback)) {
    const size = percent(face, 'size-adjust')
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(ascent, 3)
    expect(percent(face, 'descent-override') * size).toBeCloseTo(descent, 3)
    expect(percent(face, 'line-gap-override') * size).toBeCloseTo(lineGap, 3)
  }
})

it('has every family of the stacks, each fallback right after its font', () => {
  const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll("'", ''))
  const title = families(fontStacks.title).slice(0, -1)
  const text = families(fontStacks.text).slice(0, -1)
  expect(title[1]).toContain('Fallback')
  expect(text[1]).toContain('Fallback')
  for (const family of [...title, ...text]) expect(facesOf(family)).not.toEqual([])
})
