import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Grey at the temples, a short beard, and glasses. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#b9c6e0', '#fff0d8', '#3d5686'],
      skin: '#c08a60',
      hair: '#2b2430',
      cut: 'side',
      streak: '#b3aeb4',
      cloth: '#7f3b4f',
      neckline: 'shirt',
      accent: '#fff0d8',
      glasses: '#2b1b2f',
      beard: 'short',
      lean: -3,
      jaw: 1.02,
    }),
    { scale: 0.5 },
  ),
)
