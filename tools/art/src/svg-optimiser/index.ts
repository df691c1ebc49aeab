import { optimize } from 'svgo'
import { readElements } from './elements.ts'
import { joinMarks } from './join-marks.ts'
import { removeHidden } from './remove-hidden.ts'
import { identity } from './matrix.ts'
import { namedElements, readItems } from './read.ts'
import { writeItems } from './write.ts'
import type { Decimals } from './write-path.ts'

/**
 * Makes a drawing quick to paint and small to send: applies transforms and clips to the shapes, joins shapes of one
 * ink if their order is not visible, and shortens numbers with svgo. The same drawing gives the same bytes.
 */
export function optimiseSvg(svg: string): string {
  const root = readElements(svg)
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number)
  const gradients = new Map<string, string>()
  const items = readItems(root, identity, { named: namedElements(root), gradients })
  // A small picture is shown enlarged, where a tenth of a unit would be visible.
  const decimals = width < 400 ? 2 : 1
  const marks = writeItems(joinMarks(removeHidden(items, [0, 0, width, height])), decimals)
  const definitions = [...gradients].filter(([id]) => marks.includes(`#${id})`))
  const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  return shorten(`${head}${definitions.map(([, text]) => text).join('')}${marks}</svg>`, decimals)
}

/** `writePath` finds arcs exactly; svgo's approximations are visibly off. */
const noArcs = { threshold: 0, tolerance: 0 }

const shorten = (svg: string, floatPrecision: Decimals): string => {
  const { data } = optimize(svg, {
    floatPrecision,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            sortAttrs: false,
            mergePaths: false,
            convertPathData: { makeArcs: noArcs },
          },
        },
      },
    ],
  })
  return `${data}\n`
}
