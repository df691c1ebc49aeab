import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A short crop with a silver fringe. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#a9cfc8', '#fbe6b8', '#1d6a74'],
      skin: '#d19c72',
      hair: '#3b3038',
      streak: '#cfc7cc',
      cut: 'pixie',
      cloth: '#84386a',
      neckline: 'vee',
      accent: '#f5c6cb',
      earrings: '#fff0d8',
      lean: 3,
      jaw: 0.95,
    }),
    { scale: 0.5 },
  ),
)
