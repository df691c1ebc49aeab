import {
  chosenColumns,
  memberCell,
  type MemberField,
} from '@farandfew/domain/members/member-columns.ts'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import type { CsvUser } from './admin-members.queries.ts'

/** An instant as ISO 8601 in UTC, anything else as it is. */
const toCell = (value: string | number | Date | null) =>
  value instanceof Date ? value.toISOString() : value

/** The chosen columns of the CSV file of members, in the table's order; all of them if none are chosen. */
export const usersCsvColumns = (
  chosen: readonly MemberField[] | undefined,
): CsvFile<CsvUser>['columns'] =>
  chosenColumns(chosen).map(({ heading, field }) => [
    heading,
    (user) => toCell(memberCell(field, user[field])),
  ])
