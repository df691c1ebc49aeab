import { memberCell, memberColumns } from '@farandfew/domain/admin/users'
import type { CsvFile } from '../../../csv/send-csv.ts'
import type { CsvUser } from './admin-users.queries.ts'

/** An instant as ISO 8601 in UTC, anything else as it is. */
const toCell = (value: string | number | Date | null) =>
  value instanceof Date ? value.toISOString() : value

/** The columns of the CSV file of members. */
export const usersCsvColumns: CsvFile<CsvUser>['columns'] = memberColumns.map(
  ({ heading, field }) => [heading, (user) => toCell(memberCell(field, user[field]))],
)
