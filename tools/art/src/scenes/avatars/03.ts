import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** Her hair in a high bun. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
      skin: '#8d5a3c',
      hair: '#1d1430',
      cut: 'bun',
      cloth: '#e5a33b',
      neckline: 'vee',
      accent: '#fff0d8',
      earrings: '#fff0d8',
      eyes: 'smiling',
      lean: 3,
      jaw: 0.9,
    }),
    { scale: 0.5 },
  ),
)
