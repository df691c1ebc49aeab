/** Where a picture stands among those of its row. */
export interface PlaceInRow {
  /** Its part of the width that the row's pictures have together, from 0 to 1. */
  share: number
  /** How many pictures the row has. */
  count: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Deals pictures, given by their ratios of width to height, in their order into rows that are about equally wide at one
 * height: as few as hold `perRow` pictures each. A picture belongs to the row in which its middle falls.
 */
export function placesInRows(ratios: readonly number[], perRow: number): PlaceInRow[] {
  const rowWidth = sum(ratios) / Math.ceil(ratios.length / perRow)
  const rowOf = (index: number) =>
    Math.floor((sum(ratios.slice(0, index)) + ratios[index]! / 2) / rowWidth)
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => rowOf(other) === rowOf(index))
    return { share: ratio / sum(row), count: row.length }
  })
}
