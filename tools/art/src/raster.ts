import { Resvg } from '@resvg/resvg-js'

/** An SVG's PNG at a width. No fonts are loaded: no picture holds text, and loading is slow. */
export function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
}
