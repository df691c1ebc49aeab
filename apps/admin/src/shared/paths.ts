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
  member: (id: number) => `/users/${id}`,
  /** Opens a request, whatever its state. */
  invite: (kind: 'trip' | 'quick', id: number) => `/invites?status=all&request=${kind}-${id}`,
  /** Opens a request such as 'trip-7' in the list of those with a state. */
  inviteIn: (status: 'pending' | 'approved', name: string) =>
    `/invites?status=${status}&request=${name}`,
  /** Opens a departure over the table. */
  departure: (id: number) => `/departures?departure=${id}`,
  /** The receipts and refunds for the accountant, below the list. */
  accountant: '/bookings#accountant',
  /** Opens a booking over the list. */
  booking: (id: number) => `/bookings?booking=${id}`,
  /** Asks who cancels a booking. */
  cancelBooking: (id: number) => `/bookings?booking=${id}&view=cancel`,
  inquiry: (id: number) => `/inquiries?open=${id}`,
  report: (id: number) => `/reports?open=${id}`,
  /** The form of a mail to 'newsletter', or to 'member-7', 'trip-invite-7', 'quick-invite-7', 'inquiry-7' or 'departure-7'. */
  write: (to: string) => `/writing?to=${to}`,
  mailing: (id: number) => `/writing?mailing=${id}`,
  /** What a check has found. */
  fault: (kind: string) => `/integrity#${kind}`,
} as const
