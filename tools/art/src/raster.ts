import { Resvg } from '@resvg/resvg-js'

/** No fonts are loaded: no picture holds text, and loading is slow. */
const rendered = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()

/** An SVG's PNG at a width. */
export const toPng = (svg: string, width: number): Buffer => rendered(svg, width).asPng()

/** An SVG's pixels at a width: red, green, blue and alpha in turn. */
export const toPixels = (svg: string, width: number): Buffer => rendered(svg, width).pixels
