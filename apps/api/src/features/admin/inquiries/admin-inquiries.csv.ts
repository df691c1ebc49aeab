import type { AdminInquiry } from '@farandfew/domain/admin/inquiries'
import type { CsvFile } from '../../../csv/send-csv.ts'

/** The columns of the inquiries CSV file. */
export const inquiryColumns: CsvFile<AdminInquiry>['columns'] = [
  ['ID', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Destination', ({ destination }) => destination],
  ['Message', ({ message }) => message],
  ['Created At', ({ createdAt }) => createdAt],
  ['Answered At', ({ answeredAt }) => answeredAt],
  ['Answered By', ({ answeredBy }) => answeredBy],
]
