import { rect, square, stack } from '../kit/index.ts'
import { mark } from '../motifs/mark.ts'

/** The mark on a paper tile, for tabs and home screens; browsers look for it at the site's root. */
export default square(96, () =>
  stack(
    rect(0, 0, 96, 96, '#fce8ec', 18),
    mark({ sun: '#a81e4a', far: '#c8623e', near: '#84384a', sea: '#1d6a74', sail: '#fffbf5' }),
  ),
)
