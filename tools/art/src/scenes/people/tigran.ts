import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Tigran, bald, with a dark beard and glasses. */
export default square(320, () =>
  portrait({
    wall: ['#f2c9a4', '#e5a33b', '#c8623e'],
    skin: '#d9a27a',
    hair: '#33211f',
    cut: 'bald',
    cloth: '#1d6a74',
    neckline: 'scarf',
    accent: '#a81e4a',
    glasses: '#2b1b2f',
    beard: 'short',
    lean: 3,
    jaw: 1,
  }),
)
