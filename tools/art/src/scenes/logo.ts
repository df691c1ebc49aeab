import { square } from '../kit/index.ts'
import { mark } from '../motifs/mark.ts'

/** The mark alone, without a background. */
export default square(96, () =>
  mark({ sun: '#a81e4a', far: '#c8623e', near: '#84384a', sea: '#1d6a74', sail: '#fffbf5' }),
)
