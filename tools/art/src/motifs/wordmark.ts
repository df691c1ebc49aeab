import { at, type Color, path, stack, type Svg } from '../kit/index.ts'
import { mark } from './mark.ts'
import { type Letter, letters } from './letters.ts'

/** The name's letters and the space before each, beyond what the letters keep themselves. */
const setting: readonly (readonly [keyof typeof letters, number])[] = [
  ['F', 0],
  ['a', -58],
  ['r', 14],
  ['&', 120],
  ['F', 138],
  ['e', -62],
  ['w', 14],
]

/** The club's name, its first letter beginning at x 0 on a baseline at y 0. */
export function lettering(ink: Color, accent: Color): Svg {
  let x = 0
  return stack(
    setting.map(([name, before]) => {
      const letter: Letter = letters[name]
      const left = x + before
      x = left + letter.advance
      return at(left, 0, path(letter.d, name === '&' ? accent : ink))
    }),
  )
}

/** The mark next to the name, 1320×240, with the baseline at the boat's keel. */
export const wordmark = (parts: Parameters<typeof mark>[0], ink: Color, accent: Color): Svg =>
  at(-17.2, -33.5, mark(parts), { scale: 2.9 }) +
  at(290, 213, lettering(ink, accent), { scale: 0.25 })
