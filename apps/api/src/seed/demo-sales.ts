import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { PaymentMethod } from '@farandfew/domain/seats/booking.ts'
import { tierPrice } from '@farandfew/domain/constants/labels.ts'
import { decisionDate, defaultDecisionDays } from '@farandfew/domain/departures/guarantee.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { storyToday } from './demo-groups.ts'
import { demoDepartures, pastDepartures } from './demo-journeys.ts'
import {
  augustTravellers,
  type DemoMember,
  maya,
  mayTravellers,
  octoberTravellers,
} from './demo-members.ts'

/** A bank transfer's reference, by the part that it paid. */
type Transfers = Partial<Record<'first' | 'balance', string>>

/** A seat that was sold to a demo member. Dates are the club's. */
export interface Sale {
  username: string
  departureId: number
  departureDate: CalendarDate
  /** Whole rupees. */
  price: number
  bookedOn: CalendarDate
  /** When the balance is due by the plan; a booking after that is paid at once. */
  balanceDue: CalendarDate
  /** When the balance was paid; undefined if it is still to pay, or was paid at once. */
  balancePaidOn?: CalendarDate | undefined
  transfers?: Transfers
  cancelled?: {
    on: CalendarDate
    /** How far the refund is that the terms give. */
    refund: 'queued' | 'sent' | 'by-hand' | { doneOn: CalendarDate }
  }
  /** What went back of it, in whole rupees, while the member kept the seat. */
  partRefund?: { amount: number; on: CalendarDate; doneOn: CalendarDate; reason: string }
}

export const methodOf = (transfer: string | undefined): PaymentMethod =>
  transfer === undefined ? 'gateway' : 'transfer'

const usernamesOf = (members: readonly DemoMember[]) => members.map(({ username }) => username)

/**
 * Who goes where in 2025. All of these are guaranteed: without that the four of spring, which are less than 60 days ahead
 * when the demo starts, would not exist. Nine on 14 August leave three seats; eight each go to Portugal in May and to Turkey in
 * October.
 */
const groups = [
  {
    departureId: demoDepartures.august,
    bookedBy: '2025-03-15',
    travellers: usernamesOf(augustTravellers),
  },
  {
    departureId: demoDepartures.october,
    bookedBy: '2025-04-19',
    travellers: [maya.username, ...usernamesOf(octoberTravellers)],
  },
  {
    departureId: demoDepartures.may,
    bookedBy: '2025-03-01',
    travellers: [
      ...[maya.username, 'daniel', 'leela', 'tomas', 'aisling'],
      ...usernamesOf(mayTravellers),
    ],
  },
  {
    departureId: demoDepartures.albania,
    bookedBy: '2025-02-22',
    travellers: ['arjun', 'zoya', ...usernamesOf(octoberTravellers)],
  },
  {
    departureId: demoDepartures.armenia,
    bookedBy: '2025-03-22',
    travellers: usernamesOf(augustTravellers).slice(1),
  },
  {
    departureId: demoDepartures.bali,
    bookedBy: '2025-04-05',
    travellers: [...usernamesOf(octoberTravellers), ...usernamesOf(mayTravellers)],
  },
] as const

/** The departures that are guaranteed. */
export const guaranteedDepartures = groups.map(({ departureId }) => departureId)

function departureOf(id: number): { departureDate: CalendarDate; price: number } {
  const past = pastDepartures.find((departure) => departure.id === id)
  if (past) return { departureDate: past.departureDate, price: tierPrice(2) }
  const { date, priceTier } = schedule2025.find((departure) => departure.id === id)!
  return { departureDate: date, price: tierPrice(priceTier) }
}

/** A sale of which the balance was paid some days before it was due, if that is not ahead. */
function sell(username: string, departureId: number, bookedOn: CalendarDate, place: number): Sale {
  const { departureDate, price } = departureOf(departureId)
  const balanceDue = decisionDate({ departureDate, decisionDays: defaultDecisionDays })
  const paysOn = addDays(balanceDue, -((place * 5) % 9))
  const balancePaidOn =
    balanceDue > storyToday ? undefined : paysOn > bookedOn ? paysOn : balanceDue
  return { username, departureId, departureDate, price, bookedOn, balanceDue, balancePaidOn }
}

/** The travellers of a departure, who booked in the days up to a date. */
const sellTo = (travellers: readonly string[], departureId: number, bookedBy: CalendarDate) =>
  travellers.map((username, place) => {
    const daysBefore = 2 * (travellers.length - 1 - place)
    return sell(username, departureId, addDays(bookedBy, -daysBefore), place)
  })

/** What differs from the usual course: balances paid early, by bank transfer or late, and a part that went back. */
const changes: readonly (Pick<Sale, 'username' | 'departureId'> & Partial<Sale>)[] = [
  { username: 'harpreet', departureId: demoDepartures.august, balancePaidOn: '2025-04-11' },
  {
    username: 'vikram',
    departureId: demoDepartures.august,
    balancePaidOn: '2025-04-22',
    transfers: { balance: 'HDFCR52025042200417' },
  },
  // The club has given both more time. It cancels an unpaid booking three days after its balance was due.
  {
    username: 'rafael',
    departureId: demoDepartures.bali,
    balanceDue: '2025-04-30',
    balancePaidOn: undefined,
  },
  {
    username: 'farhan',
    departureId: demoDepartures.bali,
    balanceDue: '2025-05-08',
    balancePaidOn: undefined,
  },
  {
    username: 'tomas',
    departureId: demoDepartures.may,
    partRefund: {
      amount: 10_000,
      on: '2025-04-14',
      doneOn: '2025-04-15',
      reason: 'Your room in Coimbra has a shower on the landing.',
    },
  },
]

/** Those who gave their seats back. */
const cancelled: readonly Sale[] = [
  {
    ...sell('clara', demoDepartures.albania, '2025-02-16', 1),
    cancelled: { on: '2025-04-05', refund: { doneOn: '2025-04-07' } },
  },
  {
    ...sell('zoya', demoDepartures.october, '2025-03-29', 0),
    transfers: { first: 'ICICR42025032900256' },
    cancelled: { on: '2025-04-28', refund: 'by-hand' },
  },
  {
    ...sell('farhan', demoDepartures.august, '2025-03-20', 0),
    cancelled: { on: '2025-04-29', refund: 'sent' },
  },
  {
    ...sell('daniel', demoDepartures.october, '2025-04-02', 0),
    cancelled: { on: '2025-05-01', refund: 'queued' },
  },
]

const pastTravellers = usernamesOf(augustTravellers)

/** Everything that was sold, for 2024 and 2025, in the order of the bookings. */
export const demoSales: readonly Sale[] = [
  ...groups.flatMap(({ travellers, departureId, bookedBy }) =>
    sellTo(travellers, departureId, bookedBy),
  ),
  ...pastDepartures.flatMap(({ id, departureDate, travellers }) =>
    sellTo(
      [maya.username, ...pastTravellers].slice(0, travellers),
      id,
      addDays(departureDate, -75),
    ),
  ),
]
  .map((sale) => ({
    ...sale,
    ...changes.find(
      ({ username, departureId }) => username === sale.username && departureId === sale.departureId,
    ),
  }))
  .concat(cancelled)
  .sort((one, other) => (one.bookedOn < other.bookedOn ? -1 : 1))
