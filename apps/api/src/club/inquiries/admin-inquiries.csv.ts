import { type AdminInquiry, adminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'

/** 'answeredAt' becomes 'Answered At', 'tripId' becomes 'Trip ID'. */
const headingOf = (field: string) =>
  field
    .replace(/^.|[A-Z]/g, (letter, at) => `${at ? ' ' : ''}${letter.toUpperCase()}`)
    .replace(/\bId$/, 'ID')

const cellOf = (value: AdminInquiry[keyof AdminInquiry]) =>
  Array.isArray(value) ? value.join(', ') : value

/** The columns of the inquiries CSV file: every field that the console shows. */
export const inquiryColumns: CsvFile<AdminInquiry>['columns'] = fieldsOf(adminInquiry).map(
  (field) => [headingOf(field), (inquiry) => cellOf(inquiry[field])],
)
