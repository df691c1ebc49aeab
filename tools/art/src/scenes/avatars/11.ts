import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A short, silver-streaked crop. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
      skin: '#e3b48c',
      hair: '#3b3038',
      streak: '#d5ccd0',
      cut: 'pixie',
      cloth: '#84386a',
      neckline: 'scarf',
      accent: '#f5c6cb',
      earrings: '#fff0d8',
      eyes: 'smiling',
      lean: -2,
      jaw: 0.95,
    }),
    { scale: 0.5 },
  ),
)
