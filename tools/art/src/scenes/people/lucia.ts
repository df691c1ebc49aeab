import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Lucía, a black braid over one shoulder. */
export default square(320, () =>
  portrait({
    wall: ['#f2c9a4', '#fff0d8', '#c8623e'],
    skin: '#b9805a',
    hair: '#2b1b1f',
    cut: 'braid',
    cloth: '#a81e4a',
    neckline: 'round',
    accent: '#f2c14e',
    earrings: '#f2c14e',
    eyes: 'smiling',
    mouth: 'laugh',
    lean: -4,
    jaw: 0.95,
  }),
)
