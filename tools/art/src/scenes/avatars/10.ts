import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Wavy hair and a striped shirt. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#f2c9a4', '#e5a33b', '#c8623e'],
      skin: '#efc19b',
      hair: '#7a4a2c',
      cut: 'wavy',
      cloth: '#2b4a6c',
      neckline: 'stripes',
      accent: '#fff6e6',
      beard: 'stubble',
      mouth: 'laugh',
      lean: 4,
    }),
    { scale: 0.5 },
  ),
)
