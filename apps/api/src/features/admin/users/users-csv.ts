import { userCsvColumns } from '@farandfew/domain/constants'
import type { CsvFile } from '../../../csv/send-csv.ts'
import type { CsvUser } from './admin-users.queries.ts'

type Column = (typeof userCsvColumns)[number]
type ValueOf = CsvFile<CsvUser>['columns'][number][1]

const values: Record<Column, ValueOf> = {
  ID: ({ id }) => id,
  Username: ({ username }) => username,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Age Group': ({ ageGroup }) => ageGroup,
  City: ({ city }) => city,
  Country: ({ country }) => country,
  Instagram: ({ instagramHandle }) => instagramHandle,
  LinkedIn: ({ linkedinHandle }) => linkedinHandle,
  // ISO 8601, UTC.
  'Created At': ({ createdAt }) => createdAt.toISOString(),
}

/** The columns of the CSV with what each tells of a member (spec section 9). */
export const usersCsvColumns = userCsvColumns.map((name) => [name, values[name]] as const)
