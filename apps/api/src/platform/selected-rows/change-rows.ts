import type { RowOutcome, RowResult, RowResults } from '@farandfew/domain/contract/page.ts'
import { AppError } from '../errors/app-error.ts'
import { problems } from '@farandfew/domain/problem/problem.ts'

/**
 * Changes rows one after another, each on its own, and reports how each went. A row that is refused does not keep the
 * others from being changed.
 * @throws what is no refusal of one row, such as an unavailable database: the rows before stay changed
 */
export async function changeRows<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Exclude<RowOutcome, 'refused'>>,
): Promise<RowResults> {
  const results: RowResult[] = []
  for (const row of rows) results.push(await changeRow(row, change))
  return { results }
}

async function changeRow<Row>(
  row: Row,
  change: (row: Row) => Promise<Exclude<RowOutcome, 'refused'>>,
): Promise<RowResult> {
  try {
    return { outcome: await change(row), reason: null }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) {
      const { code, detail } = error
      return { outcome: 'refused', reason: detail ?? problems[code].sentence, code }
    }
    throw error
  }
}
