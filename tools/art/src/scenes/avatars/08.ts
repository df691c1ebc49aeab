import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A saffron dupatta, loosely over her hair. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#c9d6bd', '#fbe6b8', '#7f9a83'],
      skin: '#b9805a',
      hair: '#241a22',
      cut: 'dupatta',
      wrap: '#e08a2e',
      cloth: '#1d6a74',
      neckline: 'vee',
      accent: '#f2c14e',
      earrings: '#f2c14e',
      eyes: 'smiling',
      mouth: 'laugh',
      lean: 2,
      jaw: 0.93,
    }),
    { scale: 0.5 },
  ),
)
