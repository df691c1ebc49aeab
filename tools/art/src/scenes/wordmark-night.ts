import { scene } from '../kit/index.ts'
import { wordmark } from '../motifs/wordmark.ts'

/** The mark and the name, for the night blue of the footer. */
export default scene(
  1320,
  240,
  () =>
    wordmark(
      { sun: '#e5a33b', far: '#d9774f', near: '#a5485a', sea: '#2f8a94', sail: '#fffbf5' },
      '#fffbf5',
      '#f3c578',
    ),
  '#1b2440',
)
