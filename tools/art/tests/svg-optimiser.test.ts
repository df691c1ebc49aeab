import { loadScene } from '../src/load-scenes.ts'
import { at, circle, faint, line, path, rect, render, square, within } from '../src/kit/index.ts'
import { optimiseSvg } from '../src/svg-optimiser/index.ts'
import { toPixels } from '../src/raster.ts'

const optimised = (...parts: string[]) => optimiseSvg(render(square(800, () => parts.join(''))))
const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)

test('applies transforms to shapes and line widths', () => {
  const svg = optimised(
    at(100, 50, rect(0, 0, 10, 10, '#123456') + line([0, 0, 10, 0], '#000000', 3), { scale: 2 }),
  )
  expect(paths(svg)).toEqual(['M100 50h20v20h-20Z', 'M100 50h20'])
  expect(svg).toContain('stroke-width="6"')
  expect(svg).not.toContain('transform')
})

test('joins shapes of one colour if nothing is between them', () => {
  const [red, blue] = ['#ff0000', '#0000ff']
  const apart = [rect(0, 0, 10, 10, red), rect(50, 0, 10, 10, blue), rect(90, 0, 10, 10, red)]
  expect(paths(optimised(...apart))).toHaveLength(2)
  const between = [rect(0, 0, 60, 10, red), rect(50, 0, 10, 10, blue), rect(55, 0, 10, 10, red)]
  expect(paths(optimised(...between))).toHaveLength(3)
})

test('cuts no holes when it joins shapes that run in different directions', () => {
  const svg = optimised(path('M0 0H60V60H0Z', '#123456'), path('M30 30V90H90V30Z', '#123456'))
  expect(toPixels(svg, 800).readUInt32BE((45 * 800 + 45) * 4)).toBe(0x123456ff)
})

test('applies a clip to a shape and keeps its curves', () => {
  const svg = optimised(within('M0 0H100V100H0Z', circle(100, 50, 40, '#123456')))
  expect(svg).not.toContain('clip')
  expect(paths(svg)).toEqual(['M100 90a.5.5 0 0 1 0-80Z'])
})

test('removes shapes that are outside the picture or covered', () => {
  const svg = optimised(
    rect(900, 0, 50, 50, '#123456'),
    rect(20, 20, 5, 5, '#654321'),
    rect(0, 0, 90, 90, '#abcdef'),
  )
  expect(paths(svg)).toHaveLength(1)
})

test('keeps a common opacity for overlapping shapes', () => {
  const [one, two] = [rect(0, 0, 20, 20, '#123456'), rect(10, 0, 20, 20, '#654321')]
  expect(optimised(faint(0.5, one, two))).toContain('<g opacity=".5">')
  expect(optimised(faint(0.5, one))).toContain('fill-opacity=".5"')
})

test('rejects a drawing that it cannot parse', () => {
  expect(() => optimised('<text>Bali</text>')).toThrow('<text>')
  expect(() => optimised(path('M0 0K3 3', '#123456'))).toThrow('"K"')
})

/** The share of pixels that differ by more than a tenth in some channel. */
function difference(one: Buffer, other: Buffer): number {
  let differing = 0
  for (let index = 0; index < one.length; index += 4) {
    let apart = 0
    for (let channel = index; channel < index + 3; channel += 1) {
      apart = Math.max(apart, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
    }
    if (apart > 25) differing += 1
  }
  return differing / (one.length / 4)
}

// Together they have many clips, many shapes, small and turned shapes, lines, gradients and evenodd fills.
test.each([
  'trips/turkey/hero',
  'trips/portugal/hero',
  'trips/bali/card',
  'gallery/bali/flower-bath',
  'gallery/sri-lanka/nine-arches-train',
  'avatars/07',
])('%s looks the same after it was optimised', async (name) => {
  const { scene } = await loadScene(name)
  const drawn = render(scene)
  expect(difference(toPixels(drawn, 800), toPixels(optimiseSvg(drawn), 800))).toBeLessThan(0.001)
})
