import { formatDate } from '../calendar/format-date.ts'
import { counted, priceLabel, tierPrice } from '../constants/labels.ts'
import { formatPaise } from '../money/format-paise.ts'
import { type OperatorRole, roleLabels } from '../contract/roles.ts'
import { describeMeeting } from '../departures/meeting.ts'
import { describeAction } from './action-words.ts'
import type { NamedAuditEntry } from './admin-audit.ts'

type Described = Pick<NamedAuditEntry, 'action' | 'before' | 'after' | 'details' | 'names'>
type Values = Readonly<Record<string, unknown>>

/** The subjects whose names a sentence about an entry needs: 'departure 7', 'user 12'. */
export const subjectsIn = ({
  before,
  after,
  details,
}: Pick<Described, 'before' | 'after' | 'details'>): string[] =>
  [before, after, details].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => subjectOf(field, value) ?? []),
  )

/** What a field names: a departure or a member by the id, or a subject as the log writes it. */
export function subjectOf(field: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (field === 'departure' || field === 'departureId') return `departure ${value}`
    return field === 'member' ? `user ${value}` : undefined
  }
  return typeof value === 'string' && /^(?:user|departure) [1-9]\d*$/.test(value)
    ? value
    : undefined
}

const amountIn = (values: Values | null, field: string): string | undefined => {
  const value = values?.[field]
  return typeof value === 'number' && value > 0 ? formatPaise(value) : undefined
}

/**
 * What was done, in names and rupees: 'Booking moved from Bali Bliss, 21 June 2025 to Bali Bliss, 6 December 2025, ₹50,000 is
 * due'. Both the log and the history of a booking say this.
 */
export function describeEntry({ action, before, after, details, names }: Described): string {
  const nameIn = (values: Values | null, field: string) => {
    const subject = subjectOf(field, values?.[field])
    return subject === undefined ? undefined : names[subject]
  }
  const [from, to] = [nameIn(before, 'departure'), nameIn(after, 'departure')]
  const about = [
    from && ` from ${from}`,
    to && ` to ${to}`,
    before?.['role'] && ` from ${labelOfRole(before['role'])}`,
    after?.['role'] && ` ${before?.['role'] ? 'to' : 'as'} ${labelOfRole(after['role'])}`,
    after && 'assignee' in after && ` to ${String(after['assignee'] ?? 'no one')}`,
    action === 'fault.resolved' && `: ${String(details['fault'])}`,
    action === 'booking.deadline-extended' && ` by ${daysText(details)}`,
    nameIn(details, 'departure') && ` for ${nameIn(details, 'departure')}`,
    nameIn(details, 'from') && `: ${nameIn(details, 'from')} into this account`,
    nameIn(details, 'into') && ` into ${nameIn(details, 'into')}`,
    nameIn(details, 'other') && `: ${nameIn(details, 'other')}`,
    nameIn(details, 'member') && `: ${nameIn(details, 'member')}`,
    action === 'departure.changed' && departureChanges(before, after),
    newMeeting(before, after),
    action === 'waitlist.put-ahead' && outOfTurn(details),
    details['hasNote'] === true && ', with a note to the applicant',
  ]
  const refund = amountIn(details, 'refund')
  const money = [
    amountIn(details, 'amount'),
    refund && `${refund} goes back`,
    action === 'booking.entered' && `${daysText(details)} to pay`,
    amountIn(details, 'balance') && `${amountIn(details, 'balance')} is due`,
  ].filter((part) => typeof part === 'string')
  const sentence = `${describeAction(action)}${about.filter((part) => typeof part === 'string').join('')}`
  return money.length === 0 ? sentence : `${sentence}, ${money.join(', ')}`
}

/** What has become of a departure's date, length, price, seats and host: ', seats from 12 to 10'. */
function departureChanges(before: Values | null, after: Values | null): string {
  const words = departureFields.flatMap(([field, name, wordOf]) => {
    const [was, is] = [before?.[field], after?.[field]]
    return is === undefined || was === undefined || was === is
      ? []
      : `, ${name} from ${wordOf(was)} to ${wordOf(is)}`
  })
  const host = after?.['hostId']
  return [...words, host === undefined ? '' : host === null ? ', no host' : ', another host'].join(
    '',
  )
}

const departureFields: readonly (readonly [
  field: string,
  name: string,
  wordOf: (value: unknown) => string,
])[] = [
  ['departureDate', 'date', (date) => formatDate(String(date))],
  ['duration', 'length', (days) => counted(Number(days), 'day', 'days')],
  ['priceTier', 'price', (tier) => priceLabel(tierPrice(tier as 2 | 3))],
  ['spotsTotal', 'seats', String],
]

/** What a departure's own meeting has become; undefined if it has none as before. */
function newMeeting(before: Values | null, after: Values | null): string | undefined {
  const { meetingPlace: place, meetingTime: time } = after ?? {}
  if (typeof place === 'string' && typeof time === 'string') {
    return `, new meeting place: ${describeMeeting({ place, time })}`
  }
  return typeof before?.['meetingPlace'] === 'string'
    ? ', meeting place as the trip says'
    : undefined
}

/** Whom a member of a waitlist was put ahead of, and why; the reason ends with the member's account. */
const outOfTurn = ({ others, reason }: Values) =>
  `, ahead of ${counted(Number(others), 'other', 'others')}${typeof reason === 'string' ? `: ${reason}` : ''}`

const labelOfRole = (role: unknown) => roleLabels[role as OperatorRole] ?? String(role)

const daysText = ({ days }: Values) => counted(Number(days), 'day', 'days')
