import { Resvg } from '@resvg/resvg-js'

/** Loads no fonts: no picture contains text, and loading them is slow. */
const rendered = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()

/** Renders an SVG as PNG, with a width in pixels. */
export const toPng = (svg: string, width: number): Buffer => rendered(svg, width).asPng()

/** Renders an SVG as pixels (red, green, blue, alpha), with a width in pixels. */
export const toPixels = (svg: string, width: number): Buffer => rendered(svg, width).pixels
