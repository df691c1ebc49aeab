import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A cloud of curls and gold earrings. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#f7deb0', '#e98f6a', '#84505f'],
      skin: '#7a4a30',
      hair: '#2a1a1e',
      cut: 'curls',
      cloth: '#1d6a74',
      neckline: 'vee',
      accent: '#f2c14e',
      earrings: '#f2c14e',
      mouth: 'laugh',
      lean: 3,
      jaw: 0.94,
    }),
    { scale: 0.5 },
  ),
)
