import { formatDate } from '../calendar/format-date.ts'
import {
  counted,
  describeMeeting,
  type PriceTier,
  priceLabel,
  tierPrice,
} from '../constants/labels.ts'
import { formatPaise } from '../money/format-paise.ts'
import { type OperatorRole, roleLabels } from './roles.ts'

/** Text with a value in it; nothing if there is no value. */
export const phrase = (before: string, value: string | undefined, after = '') =>
  value === undefined ? '' : `${before}${value}${after}`

/** An amount in paise as text; undefined if there is none. */
const rupees = (amount: number | null | undefined) => (amount ? formatPaise(amount) : undefined)
/** ' from Bali Bliss to Sri Lankan Serenity'. */
export const fromTo = (from: string | undefined, to: string | undefined) =>
  `${from === undefined ? '' : ` from ${from}`}${phrase(' to ', to)}`

export const sum = (amount: number | null | undefined) => phrase(', ', rupees(amount))
export const goesBack = (amount: number | undefined) => phrase(', ', rupees(amount), ' goes back')
export const isDue = (amount: number | undefined) => phrase(', ', rupees(amount), ' is due')

export const days = (count = 0) => counted(count, 'day', 'days')
export const departure = (id: number | null | undefined) => (id ? `departure ${id}` : undefined)
export const member = (id: number | undefined) => (id === undefined ? undefined : `user ${id}`)
export const role = (name: OperatorRole | undefined) => name && (roleLabels[name] ?? name)
export const withNote = (hasNote?: boolean) => (hasNote ? ', with a note to the applicant' : '')

/** What operators enter for a departure. */
export interface DepartureFields {
  tripId: number
  departureDate: string
  /** Days. */
  duration: number
  priceTier: PriceTier
  spotsTotal: number
  hostId: number | null
  meetingPlace: string | null
  meetingTime: string | null
}

export type DepartureChange = {
  [Field in keyof DepartureFields]?: DepartureFields[Field] | undefined
}

interface Changed {
  before: DepartureChange
  after: DepartureChange
}

const change = <Value>(
  name: string,
  [was, is]: readonly [Value | undefined, Value | undefined],
  wordOf: (value: Value) => string,
) =>
  was === undefined || is === undefined || was === is
    ? ''
    : `, ${name} from ${wordOf(was)} to ${wordOf(is)}`

/** What has become of a departure's date, length, price, seats and host: ', seats from 12 to 10, no host'. */
export function departureChanges({ before, after }: Changed): string {
  const { hostId } = after
  return [
    change('date', [before.departureDate, after.departureDate], formatDate),
    change('length', [before.duration, after.duration], (days) => counted(days, 'day', 'days')),
    change('price', [before.priceTier, after.priceTier], (tier) => priceLabel(tierPrice(tier))),
    change('seats', [before.spotsTotal, after.spotsTotal], String),
    hostId === undefined ? '' : hostId === null ? ', no host' : ', another host',
  ].join('')
}

/** What a departure's own meeting has become; nothing if it has none as before. */
export function newMeeting({ before, after }: { before: object; after: DepartureChange }) {
  const { meetingPlace: place, meetingTime: time } = after
  if (place && time) return `, new meeting place: ${describeMeeting({ place, time })}`
  return 'meetingPlace' in before && before.meetingPlace ? ', meeting place as the trip says' : ''
}
