import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Close-cropped, in a saffron pullover. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#b9c6e0', '#fff0d8', '#3d5686'],
      skin: '#6b412b',
      hair: '#1d1420',
      cut: 'crop',
      cloth: '#e5a33b',
      neckline: 'round',
      mouth: 'laugh',
      eyes: 'smiling',
      lean: -3,
      jaw: 1.02,
    }),
    { scale: 0.5 },
  ),
)
