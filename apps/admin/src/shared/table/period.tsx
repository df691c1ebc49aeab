import { isCalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { UrlValues } from '../url/use-url-state.ts'
import { type Chip, chipsOfParams } from './filter-chips.tsx'

/** Calendar dates, both included; '' for no bound. */
export interface Period {
  from: string
  to: string
}

/** The parameters of the address that have a period. */
export const periodParams = ['from', 'to'] as const

const dateOf = (text: string) => (isCalendarDate(text) ? text : '')
/** Ignores a half-typed year such as 0020. */
const boundOf = (date: string) => (date >= '2000' ? date : '')

/** The period in the address, as its fields show it. */
export const readPeriod = (get: (param: string) => string): Period => ({
  from: dateOf(get('from')),
  to: dateOf(get('to')),
})

/** The period as the API filters by it. */
export const boundsOf = ({ from, to }: Period): Period => ({ from: boundOf(from), to: boundOf(to) })

/** The bounds that are set, each with a button that removes it. */
export const chipsOfPeriod = ({ from, to }: Period, change: (values: UrlValues) => void): Chip[] =>
  chipsOfParams(
    [
      { param: 'from', label: 'From', value: from && formatDate(from) },
      { param: 'to', label: 'To', value: to && formatDate(to) },
    ],
    change,
  )

interface PeriodFieldsProps {
  period: Period
  onChange: (change: Partial<Period>) => void
}

/** The first and the last day of what a list shows. */
export const PeriodFields = ({ period: { from, to }, onChange }: PeriodFieldsProps) => (
  <>
    <TextField
      label="From"
      name="from"
      type="date"
      value={from}
      {...(to && { max: to })}
      onChange={({ currentTarget: { value } }) => onChange({ from: value })}
    />
    <TextField
      label="To"
      name="to"
      type="date"
      value={to}
      {...(from && { min: from })}
      onChange={({ currentTarget: { value } }) => onChange({ to: value })}
    />
  </>
)
