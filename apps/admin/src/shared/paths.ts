import type { DepartureNeed } from '@farandfew/domain/departures/admin-departures.ts'
import { type PageName, pageList, type pages } from './pages.ts'

type PathOf<Path extends string> = Path extends `${string}:id${string}`
  ? (id: number) => string
  : Path

const pathsOfPages = Object.fromEntries(
  pageList.map(({ name, path }) => [
    name,
    path.includes(':id') ? (id: number) => path.replace(':id', String(id)) : path,
  ]),
) as { readonly [Name in PageName]: PathOf<(typeof pages)[Name]['path']> }

/** The path of every page, and of what can be opened on one. */
export const paths = {
  ...pathsOfPages,
  /** Where the console opens: the members for the club's password, Today for an operator's own account. */
  start: '/',
  member: (id: number) => `/members/${id}`,
  /** Opens a request, whatever its state. */
  invite: (kind: 'trip' | 'quick', id: number) =>
    `/requests/invites?status=all&request=${kind}-${id}`,
  /** Opens a request such as 'trip-7' in the list of those that are pending, or whose applicants have not heard from us. */
  inviteIn: (list: 'pending' | 'unwritten', name: string) =>
    `/requests/invites?status=${list === 'pending' ? list : 'approved&message=missing'}&request=${name}`,
  lapsedHold: (id: string) => `/bookings?status=lapsed&booking=${id}`,
  departuresThatLack: (need: DepartureNeed) => `/departures?lacks=${need}`,
  /** The form of a new trip that starts as a copy. */
  copyTrip: (id: number) => `/trips/new?copy=${id}`,
  /** Opens the form of a host over the list. */
  host: (id: number) => `/hosts?host=${id}`,
  newHost: '/hosts?host=new',
  /** A form in the settings of a departure, such as 'change' or 'cancel'. */
  departureForm: (id: number, view: string) => `/departures/${id}/settings?view=${view}`,
  /** Opens a booking over the list. */
  booking: (id: number) => `/bookings?booking=${id}`,
  /** The bookings that a search finds, such as one for an id of the gateway. */
  bookingsFound: (search: string) => `/bookings?search=${encodeURIComponent(search)}`,
  /** The list of receipts with the one of a number. */
  receipt: (number: string) => `/money/receipts?search=${encodeURIComponent(number)}`,
  inquiry: (id: number) => `/requests/inquiries?open=${id}`,
  report: (id: number) => `/moderation/reports?open=${id}`,
  /** The form of a mail to 'newsletter', or to 'member-7', 'trip-invite-7', 'quick-invite-7', 'inquiry-7' or 'departure-7'. */
  writeTo: (to: string) => `/mail/write?to=${to}`,
  scheduledMailing: (id: number) => `/mail/scheduled?mailing=${id}`,
  mailing: (id: number) => `/mail/sent?mailing=${id}`,
  /** What a check has found. */
  fault: (kind: string) => `/money/integrity#${kind}`,
} as const
