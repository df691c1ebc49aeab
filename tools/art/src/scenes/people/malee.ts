import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Malee, laughing below a black bob. */
export default square(320, () =>
  portrait({
    wall: ['#f5c6cb', '#fff0d8', '#a81e4a'],
    skin: '#c98c62',
    hair: '#1d1430',
    cut: 'bob',
    cloth: '#e5a33b',
    neckline: 'vee',
    accent: '#fff0d8',
    earrings: '#1d6a74',
    eyes: 'smiling',
    mouth: 'laugh',
    lean: 4,
    jaw: 0.96,
  }),
)
