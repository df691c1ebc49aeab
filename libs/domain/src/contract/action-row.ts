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

/** What the entries of an action have beside their subject. */
export interface Facts {
  /** The changed fields before. */
  before?: object
  /** The changed fields after; the same as in `before`, unless something was added or deleted. */
  after?: object
  /** Further facts. */
  details?: object
}

type NoFacts = Record<never, never>

/**
 * The facts of a stored entry: an earlier version may have left out any of them. Its details have the reason that the log
 * does not keep itself.
 */
export type StoredFacts<F extends Facts = Facts> = {
  readonly [Part in keyof Facts]-?: NonNullable<F[Part]> extends infer Fields extends object
    ? Partial<Fields>
    : object
} & { readonly details: { reason?: string } }

/** What a subject, such as 'departure 7', is called now; undefined if it has no name. */
export type NameOf = (subject: string | undefined) => string | undefined

/** The row of an action. */
export interface ActionRow<F extends Facts = Facts> {
  readonly label: string
  /** Whether it only reads data. On a working day, most entries are of this kind. */
  readonly isRead: boolean
  /** What the sentence of an entry says after the label: ' by 1 day', ', ₹50,000 goes back'. */
  describe(entry: StoredFacts<F>, nameOf: NameOf): string
  /** Only a type. */
  readonly facts?: F
}

export const action = <F extends Facts = NoFacts>(
  label: string,
  describe: ActionRow<F>['describe'] = () => '',
): ActionRow<F> => ({ label, isRead: false, describe })

export const look = <F extends Facts = NoFacts>(label: string): ActionRow<F> => ({
  ...action<F>(label),
  isRead: true,
})

/** A change of fields. */
export interface Change<Fields extends object> {
  before: Fields
  after: Fields
}

/**
 * A list that was read or exported: its filters and how many rows it had. A search is only a fact, because its text may be
 * a name.
 */
export interface List<Filters extends string, Rows extends string> {
  details: { readonly [Filter in Filters]?: string | number | undefined } & {
    readonly [Count in Rows]: number
  } & { readonly searched?: boolean; readonly selected?: number | undefined }
}

/** The facts of an entry that is written: all of them, and no others. */
export type WrittenFacts<F extends Facts> = F & { [Part in Exclude<keyof Facts, keyof F>]?: never }

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
