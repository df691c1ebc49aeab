import {
  getOpenWork,
  getClubFigures,
  getFirstSteps,
} from '@farandfew/domain/today/admin-today.contract.ts'
import type { OpenWork, ClubFigures, FirstSteps } from '@farandfew/domain/today/admin-today.ts'
import { type FakeRoute, route } from './fake-routes.ts'
import { figureOf } from './figures.ts'

export interface TodayState {
  /** The queues in which something waits. */
  waiting: Partial<OpenWork>
  figures: ClubFigures
  firstSteps: FirstSteps
}

const none = { now: 0, before: 0 }

export const noToday = (): TodayState => ({
  waiting: {},
  firstSteps: { ownAccount: true, taxRates: true, clubDetails: true, testMail: true, hosts: true },
  figures: {
    today: '2025-05-01',
    departures: [],
    steps: { requests: none, approvals: none, bookings: none, paid: none },
    money: { received: figureOf(0), refunded: figureOf(0), kept: figureOf(0) },
    replies: {
      counts: { within6: 0, within12: 0, within24: 0, within48: 0, later: 0 },
      median: null,
    },
  },
})

const empty = { open: 0, mark: '', due: null, first: null }

/** A queue that differs from others by its mark. */
export const queueOf = (open: number, mark = String(open)) => ({
  open,
  mark,
  due: '2025-05-01T06:00:00.000Z',
  first: '7',
})

/** The calls that count what waits and how the club is doing, for a role that may see all of it. */
export const openWorkRoutes = (api: TodayState): FakeRoute[] => [
  route(getOpenWork, () => ({
    invites: empty,
    inquiries: empty,
    unwritten: empty,
    lapsedHolds: empty,
    integrity: { ...empty, kinds: [] },
    smallGroups: { ...empty, departures: [] },
    waitlists: { ...empty, departures: [] },
    reports: empty,
    reviews: empty,
    messages: empty,
    ...api.waiting,
  })),
  route(getClubFigures, () => api.figures),
  route(getFirstSteps, () => api.firstSteps),
]
