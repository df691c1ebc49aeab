import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { type Color, n, path, type Svg } from '../kit/index.ts'
import { places } from '../places.ts'

const require = createRequire(join(places.scenes, 'here.js'))

const readFont = (subset: string, weight: number): Font => {
  const file = `@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff2`
  return create(readFileSync(require.resolve(file))) as Font
}

const fonts = new Map<number, readonly Font[]>()

/** The site's text face in a weight: a file for the usual letters, and one for letters such as ć and ō. */
function fontsOf(weight: number): readonly Font[] {
  let list = fonts.get(weight)
  if (!list) {
    list = ['latin', 'latin-ext'].map((subset) => readFont(subset, weight))
    fonts.set(weight, list)
  }
  return list
}

function glyphOf(character: string, weight: number) {
  const font = fontsOf(weight).find((one) => one.hasGlyphForCodePoint(character.codePointAt(0)!))
  if (!font) throw new Error(`The map's font has no letter ${character}`)
  return font.glyphForCodePoint(character.codePointAt(0)!)
}

/** Letters as they are set: their outlines, which need no font, and how far they reach. */
export interface Line {
  readonly width: number
  /** Draws the line from x on a baseline. */
  readonly at: (x: number, baseline: number, color: Color) => Svg
}

/** Sets a line of text. A picture on the site cannot load a font, so the letters become outlines. */
export function setLine(text: string, size: number, weight: 600 | 700 = 600): Line {
  const scale = size / 1000
  let pen = 0
  const glyphs = [...text].map((character) => {
    const glyph = glyphOf(character, weight)
    const left = pen
    pen += glyph.advanceWidth * scale
    return { glyph, left }
  })
  const draw = (x: number, baseline: number) =>
    glyphs
      .map(({ glyph, left }) =>
        glyph.path.commands
          .map(({ command, args }) => {
            const numbers = args.map((value, index) =>
              n(index % 2 ? baseline - value * scale : x + left + value * scale),
            )
            return `${letters[command]}${numbers.join(' ')}`
          })
          .join(''),
      )
      .join('')
  return { width: pen, at: (x, baseline, color) => path(draw(x, baseline), color) }
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
