import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Ananya, laughing behind round glasses. */
export default square(320, () =>
  portrait({
    wall: ['#f5c6cb', '#fff0d8', '#a81e4a'],
    skin: '#d9a27a',
    hair: '#3f2a2a',
    cut: 'shortCurls',
    cloth: '#3d5686',
    neckline: 'vee',
    accent: '#fff0d8',
    glasses: '#2b1b2f',
    earrings: '#c8623e',
    eyes: 'smiling',
    mouth: 'laugh',
    lean: 5,
    jaw: 0.95,
  }),
)
