import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A long red braid over one shoulder. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#f5c6cb', '#fff0d8', '#a81e4a'],
      skin: '#f3cdae',
      hair: '#b1502c',
      cut: 'braid',
      cloth: '#2f6670',
      neckline: 'round',
      accent: '#f3e3c8',
      lean: -3,
      jaw: 0.92,
    }),
    { scale: 0.5 },
  ),
)
