/** The months from the first to the last that has an amount, those between without one too: a chart shows the gap. */
export const monthsWith = <Month>(
  months: readonly Month[],
  amountOf: (month: Month) => number,
): readonly Month[] =>
  months.slice(
    months.findIndex((month) => amountOf(month) > 0),
    months.findLastIndex((month) => amountOf(month) > 0) + 1,
  )
