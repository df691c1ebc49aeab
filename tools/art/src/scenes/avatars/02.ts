import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A short beard and a green shirt. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#f7deb0', '#e98f6a', '#84505f'],
      skin: '#d9a27a',
      hair: '#4a2f28',
      cut: 'side',
      cloth: '#4f7a56',
      neckline: 'shirt',
      beard: 'short',
      lean: 2,
    }),
    { scale: 0.5 },
  ),
)
