import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A turban and a full beard. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#c9d6bd', '#fbe6b8', '#7f9a83'],
      skin: '#a5683f',
      hair: '#241a22',
      cut: 'turban',
      wrap: '#a81e4a',
      cloth: '#fbeac8',
      neckline: 'shirt',
      beard: 'full',
      eyes: 'smiling',
      lean: 0,
    }),
    { scale: 0.5 },
  ),
)
