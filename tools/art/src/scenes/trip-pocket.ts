import { at, path, rect, square, stack, stroke } from '../kit/index.ts'
import { mark } from '../motifs/mark.ts'

const card = mark({
  sun: '#a81e4a',
  far: '#c8623e',
  near: '#84384a',
  sea: '#1d6a74',
  sail: '#fffbf5',
})

/** A pocket with a card of the mark looking out, for the Trip Pocket on a home screen. */
export default square(96, () =>
  stack(
    rect(0, 0, 96, 96, '#1b2440', 18),
    at(25, 12, stack(rect(0, 0, 46, 50, '#fffbf5', 3), at(3, 2, card, { scale: 0.42 })), {
      turn: 5,
    }),
    path('M18 42H78V66Q78 82 48 88Q18 82 18 66Z', '#a81e4a'),
    path('M18 42H78V52H18Z', '#86143a'),
    stroke('M24 58V65Q24 77 48 81.5Q72 77 72 65V58', '#f3c578', 1.6, ' stroke-dasharray="3.6 3"'),
  ),
)
