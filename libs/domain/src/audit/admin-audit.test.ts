import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { adminInquiriesQuery, inquiryAnsweredForm } from '../inquiries/admin-inquiries.ts'
import { adminNewslettersQuery } from '../newsletters/admin-newsletters.ts'
import { auditLogExportQuery, auditLogQuery } from './admin-audit.ts'

it('defaults to fifty entries without a filter', () => {
  expect(z.parse(auditLogQuery, {})).toEqual({ limit: 50 })
  expect(z.parse(adminNewslettersQuery, {})).toEqual({ limit: 50 })
  expect(z.parse(adminInquiriesQuery, {})).toEqual({ limit: 50, state: 'all' })
})

it('accepts dates that PostgreSQL can handle', () => {
  const day = 'Must be a day from 2000 to 2999'
  expect(firstMessages(auditLogQuery, { from: '2000-01-01', to: '2999-12-31' })).toEqual({})
  expect(firstMessages(auditLogQuery, { from: '1999-12-31', to: '3000-01-01' })).toEqual({
    from: day,
    to: day,
  })
  expect(firstMessages(auditLogExportQuery, { from: '2025-02-30' })).toEqual({
    from: 'Must be a date, YYYY-MM-DD',
  })
})

it('rejects unknown actions, cursors and parameters', () => {
  expect(firstMessages(adminInquiriesQuery, { state: 'lost' })).toEqual({
    state: 'Must be open, answered or all',
  })
  expect(firstMessages(inquiryAnsweredForm, { answered: 'yes' })).toEqual({
    answered: 'Must be true or false',
  })
  expect(Object.keys(firstMessages(auditLogExportQuery, { limit: '5' }))).toHaveLength(1)
})
