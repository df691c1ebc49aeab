import { square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Haruka, with short black hair and round glasses. */
export default square(320, () =>
  portrait({
    wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
    skin: '#f0cba8',
    hair: '#241a22',
    cut: 'pixie',
    cloth: '#84386a',
    neckline: 'scarf',
    accent: '#f3e3c8',
    glasses: '#7a4a2c',
    lean: -3,
    jaw: 0.9,
  }),
)
