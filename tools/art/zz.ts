import { gzipSync } from 'node:zlib'
import { optimize } from 'svgo'
import { loadScenes } from './src/load-scenes.ts'
import { render } from './src/kit/index.ts'
import { optimiseSvg } from './src/svg-optimiser/index.ts'
import { toPixels } from './src/raster.ts'
const alone = (svg: string, p: number) => optimize(svg, { floatPrecision: p, multipass: true, plugins: ['preset-default'] }).data
const soft = (svg: string, p: number) => optimize(svg, { floatPrecision: p, multipass: true, plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: false, convertPathData: { makeArcs: { threshold: 0, tolerance: 0 } } } } }] }).data
let n = 0, a = 0, b = 0, c = 0, over = 0, el = [0, 0, 0], worst: [string, number][] = []
const kb = (s: string) => gzipSync(s).length
const marks = (s: string) => (s.match(/<(path|rect|circle|ellipse|use|g|polygon|line)/g) ?? []).length
for (const { name, scene } of await loadScenes()) {
  const drawn = render(scene)
  const w = Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1] ?? 1000)
  const p = w < 400 ? 2 : 1
  const ours = optimiseSvg(drawn), one = alone(drawn, p), two = soft(drawn, p)
  n += 1; a += kb(ours); b += kb(one); c += kb(two)
  el[0] += marks(ours); el[1] += marks(one); el[2] += marks(two)
  if (kb(one) > 14_000) over += 1
  if (n % 12 === 1) {
    const x = toPixels(drawn, 600)
    const diff = (s: string) => { const y = toPixels(s, 600); let d = 0; for (let i = 0; i < x.length; i += 4) { const m = Math.max(Math.abs(x[i] - y[i]), Math.abs(x[i+1]-y[i+1]), Math.abs(x[i+2]-y[i+2])); if (m > 25) d += 1 } return (d / (x.length / 4) * 100).toFixed(3) }
    console.log(name, kb(ours), kb(one), kb(two), 'diff% ours', diff(ours), 'svgo', diff(one), 'soft', diff(two))
  }
}
console.log({ n, ours: a, alone: b, soft: c, share: b / a, softShare: c / a, over, el })
