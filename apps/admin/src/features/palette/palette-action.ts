/** What the palette can do without a page of its own. */
export interface PaletteAction {
  name: string
  /** Other words by which it is found. */
  words?: string
  run: () => void
}
