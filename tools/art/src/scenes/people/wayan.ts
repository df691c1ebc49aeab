import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Wayan, close-cropped, with a moustache. */
export default square(320, () =>
  portrait({
    wall: ['#c9d6bd', '#fbe6b8', '#7f9a83'],
    skin: '#a86b45',
    hair: '#1d1420',
    cut: 'crop',
    cloth: '#fff0d8',
    neckline: 'shirt',
    accent: '#c8623e',
    beard: 'moustache',
    eyes: 'smiling',
    lean: 3,
    jaw: 1.02,
  }),
)
