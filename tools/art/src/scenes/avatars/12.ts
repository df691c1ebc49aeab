import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A sun hat and a moustache. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
      skin: '#c98c62',
      hair: '#2b1b1f',
      cut: 'sunHat',
      wrap: '#f0d59c',
      cloth: '#c8623e',
      neckline: 'shirt',
      beard: 'moustache',
      eyes: 'open',
      lean: 3,
    }),
    { scale: 0.5 },
  ),
)
