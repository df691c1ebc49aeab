import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Grey at the temples, and glasses. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#b9c6e0', '#fff0d8', '#3d5686'],
      skin: '#b67a52',
      hair: '#2b2430',
      cut: 'side',
      streak: '#b9b4b8',
      cloth: '#7f3b4f',
      neckline: 'round',
      glasses: '#2b1b2f',
      beard: 'stubble',
      lean: -2,
      jaw: 1.04,
    }),
    { scale: 0.5 },
  ),
)
