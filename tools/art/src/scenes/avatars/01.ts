import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A dark bob and a red top. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#c9d6bd', '#fbe6b8', '#7f9a83'],
      skin: '#efc19b',
      hair: '#241a22',
      cut: 'bob',
      cloth: '#a81e4a',
      neckline: 'round',
      accent: '#fff0d8',
      lean: -3,
      jaw: 0.92,
    }),
    { scale: 0.5 },
  ),
)
