/** The id that a value of the address names; undefined if it can be none. */
export const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
