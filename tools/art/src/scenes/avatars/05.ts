import { at, square } from '../../kit/index.ts'
import { portrait } from '../../motifs/portrait.ts'

/** A rose headscarf. */
export default square(160, () =>
  at(
    0,
    0,
    portrait({
      wall: ['#f2c9a4', '#e5a33b', '#c8623e'],
      skin: '#d9a27a',
      hair: '#3b2622',
      cut: 'headscarf',
      wrap: '#d9748a',
      cloth: '#1d6a74',
      mouth: 'smile',
      lean: 2,
      jaw: 0.92,
    }),
    { scale: 0.5 },
  ),
)
