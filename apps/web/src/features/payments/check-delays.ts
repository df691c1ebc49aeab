/** Milliseconds before each check of a payment whose result is unknown: about a minute in all. */
export const checkDelays: readonly number[] = [
  0, 1000, 2000, 3000, 4000, 5000, 7000, 9000, 12_000, 15_000,
]

/** Milliseconds between later checks. */
export const unknownCheckMs = 15_000
