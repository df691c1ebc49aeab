import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Ivana, her long brown hair over both shoulders. */
export default square(320, () =>
  portrait({
    wall: ['#b9c6e0', '#fff0d8', '#3d5686'],
    skin: '#e6b48e',
    hair: '#5a3524',
    cut: 'long',
    cloth: '#7f9a83',
    neckline: 'vee',
    accent: '#fff0d8',
    earrings: '#c8623e',
    eyes: 'open',
    lean: -3,
    jaw: 0.93,
  }),
)
