import { type AdminInquiry, adminInquiry } from '@farandfew/domain/admin/inquiries'
import type { CsvFile } from '../../../csv/send-csv.ts'
import { fieldsOf } from '../../../db/fields-of.ts'

/** 'answeredAt' becomes 'Answered At'. */
const headingOf = (field: string) =>
  field === 'id'
    ? 'ID'
    : field.replace(/^.|[A-Z]/g, (letter, at) => `${at ? ' ' : ''}${letter.toUpperCase()}`)

/** The columns of the inquiries CSV file: every field that the console shows. */
export const inquiryColumns: CsvFile<AdminInquiry>['columns'] = fieldsOf(adminInquiry).map(
  (field) => [headingOf(field), (inquiry) => inquiry[field]],
)
