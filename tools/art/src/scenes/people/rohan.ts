import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Rohan, in sea blue. */
export default square(320, () =>
  portrait({
    wall: ['#f2c9a4', '#e5a33b', '#c8623e'],
    skin: '#8d5a3c',
    hair: '#241a22',
    cut: 'wavy',
    cloth: '#1d6a74',
    neckline: 'shirt',
    beard: 'short',
    eyes: 'smiling',
    mouth: 'laugh',
    lean: 3,
    jaw: 1.06,
  }),
)
