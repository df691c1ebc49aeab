export interface PlaceInRow {
  /** Its share of the width of all pictures in the row, from 0 to 1. */
  share: number
  /** The number of pictures in the row. */
  count: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Distributes pictures in order over as few rows as possible, with at most about `perRow` pictures in each. Takes their
 * ratios of width to height. The rows are about equally wide at the same height: a picture belongs to the row that its
 * middle falls into.
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
