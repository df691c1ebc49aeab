import { scene } from '../kit/index.ts'
import { wordmark } from '../motifs/wordmark.ts'

/** The mark and the name, for a light background. */
export default scene(1320, 240, () =>
  wordmark(
    { sun: '#a81e4a', far: '#c8623e', near: '#84384a', sea: '#1d6a74', sail: '#fffbf5' },
    '#2b1b2f',
    '#a81e4a',
  ),
)
