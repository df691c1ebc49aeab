import type { MoneyMonth } from '@farandfew/domain/payments/money-lists.ts'

/** The months from the first to the last that has an amount, those between without one too: a chart shows the gap. */
export const monthsWith = (
  months: readonly MoneyMonth[],
  amountOf: (month: MoneyMonth) => number,
): readonly MoneyMonth[] =>
  months.slice(
    months.findIndex((month) => amountOf(month) > 0),
    months.findLastIndex((month) => amountOf(month) > 0) + 1,
  )
