import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Arben, grey, with a short beard. */
export default square(320, () =>
  portrait({
    wall: ['#f7deb0', '#e98f6a', '#84505f'],
    skin: '#e0ac84',
    hair: '#77727a',
    cut: 'wavy',
    cloth: '#2b4a6c',
    neckline: 'round',
    accent: '#f3e3c8',
    beard: 'short',
    lean: -2,
    jaw: 1.04,
  }),
)
