import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Priya, in a saffron scarf. */
export default square(320, () =>
  portrait({
    wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
    skin: '#b67a52',
    hair: '#2b1b2f',
    cut: 'long',
    cloth: '#a81e4a',
    neckline: 'scarf',
    accent: '#e5a33b',
    earrings: '#f2c14e',
    mouth: 'laugh',
    eyes: 'open',
    bindi: true,
    lean: -4,
    jaw: 0.92,
  }),
)
