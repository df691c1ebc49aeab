import * as z from 'zod/mini'
import { userQuiz, userSession } from '../../account/account.ts'
import { pageOf, pageQuery } from '../../contract/page.ts'
import { bookingStatuses, paymentStatuses } from '../../bookings/booking.ts'
import { calendarDate, id, idParam, instant, requestQuery } from '../../contract/request.ts'
import { inviteRequestItem } from '../../invites/invite.ts'
import { optionalLine } from '../../text/optional-text.ts'
import { storedText } from '../../text/stored-text.ts'
import { publicUser } from '../../users/user.ts'
import { memberFields } from './member-columns.ts'

const order = {
  sort: z.prefault(z.enum(memberFields, 'Must be a column of the table'), 'id'),
  direction: z.prefault(z.enum(['asc', 'desc'], 'Must be asc or desc'), 'asc'),
}

/**
 * What the table of members asks for: `search` looks into first name, last name, email, username, city and country.
 * Members with nothing in the column that sorts come first.
 */
export const adminUsersQuery = pageQuery(order)
export type AdminUsersQuery = z.output<typeof adminUsersQuery>

/** One page of the members. */
export const adminUsers = pageOf(publicUser)
export type AdminUsers = z.output<typeof adminUsers>

/** Which members the CSV holds: those that the table's search finds, in its order. */
export const adminUsersExportQuery = requestQuery({ search: optionalLine(200), ...order })
export type AdminUsersExportQuery = z.output<typeof adminUsersExportQuery>

export const adminUserParams = z.object({ id: idParam })

const booking = z.object({
  id,
  tripTitle: storedText(200),
  /** A calendar date. */
  departureDate: calendarDate,
  /** Days. */
  duration: z.int('Must be a whole number'),
  status: z.enum(bookingStatuses, 'Must be a state of a booking'),
  paymentStatus: z.enum(paymentStatuses, 'Must be a state of a payment'),
  /** In the currency's smallest unit: paise for INR. */
  amountPaid: z.int('Must be a whole number'),
  totalAmount: z.int('Must be a whole number'),
  /** ISO 4217. */
  currency: storedText(3),
  createdAt: instant,
})

/** Everything that the desk sees of one member. */
export const adminUser = z.object({
  user: publicUser,
  /** Scheme and host of the site, which the path of a profile picture lies below. */
  siteUrl: storedText(300),
  /** Null where the address, or the phone, was never proven. */
  emailVerifiedAt: z.nullable(instant),
  phoneVerifiedAt: z.nullable(instant),
  quiz: userQuiz,
  /** Of both kinds, the newest first. */
  invites: z.array(inviteRequestItem, 'Must be a list'),
  /** The newest first. */
  bookings: z.array(booking, 'Must be a list'),
  /** Where they are signed in, the latest first. */
  sessions: z.array(z.omit(userSession, { current: true }), 'Must be a list'),
})
export type AdminUser = z.output<typeof adminUser>
