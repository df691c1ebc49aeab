const firstMs = 1_000
const longestMs = 30_000

/**
 * Milliseconds until the next attempt after `failures` in a row: doubled each time up to half a minute, and spread, so
 * that the browsers of a group do not all come back at once.
 */
export const retryDelay = (failures: number, random = Math.random): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1)) * (0.5 + random() / 2)
