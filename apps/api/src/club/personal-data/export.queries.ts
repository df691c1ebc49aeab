import { type ErasurePartName, hiddenOf } from '@farandfew/domain/personal-data/erasure-parts.ts'
import { publicUser } from '@farandfew/domain/members/user.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { verifiedContacts } from './contacts.queries.ts'
import * as read from './export-parts.queries.ts'

/** The member's row without the password hash. */
async function findAccount(db: Db, userId: number) {
  const row = await db
    .selectFrom('users')
    .select(fieldsOf(publicUser))
    .select(['emailVerifiedAt', 'phoneVerifiedAt', 'shownFields', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_SIGNED_IN')
  return row
}

/**
 * The parts of an export, in the order of the file. Amounts are in the currency's smallest unit. Leaves out what opens an
 * account, the names of operators, whether the club knows whom the member vouched for, and reports about the member, which
 * would betray who reported.
 */
const parts: Readonly<Record<Exclude<ErasurePartName, 'users'>, read.ReadPart>> = {
  sessions: read.own('sessions', 'createdAt', ['device', 'lastSeenAt', 'expiresAt', 'createdAt']),
  accountTokens: read.own('accountTokens', 'createdAt', [
    'purpose',
    'email',
    'expiresAt',
    'usedAt',
    'createdAt',
  ]),
  oneTimeCodes: read.own('oneTimeCodes', 'createdAt', [
    'purpose',
    'tries',
    'expiresAt',
    'createdAt',
  ]),
  memberPictures: read.listPictures,
  quizResponses: read.own('quizResponses', 'id'),
  quickInviteRequests: read.own(
    'quickInviteRequests',
    'id',
    ['id', 'userId', 'preferredDestination', 'travelMonth', 'groupSizePreference'],
    ['budgetRange', 'whyJoin', 'additionalRequests', 'status', 'decidedAt'],
    ['decisionNote', 'createdAt', 'updatedAt', 'scheduleId', 'assignedAt'],
    ['assignmentNote', 'replacedScheduleId'],
  ),
  tripInviteRequests: read.listTripRequests,
  connections: read.listConnections,
  connectionPauses: read.own('connectionPauses', 'otherUserId'),
  connectionSettings: read.own(
    'connectionSettings',
    'userId',
    ['userId', 'takesRequests', 'sharesPhone', 'sharesInstagram', 'sharesLinkedin'],
    ['maySendRequests', 'requestMailedAt'],
  ),
  memberReports: read.own('memberReports', 'id', [
    'id',
    'userId',
    'reportedUserId',
    'reason',
    'words',
    'createdAt',
    'decidedAt',
  ]),
  hosts: read.own('hosts', 'id'),
  hostedDepartures: read.listHostedDepartures,
  formerHosts: read.own('formerHosts', 'departureId'),
  groupDigests: read.own('groupDigests', 'departureId'),
  groupMembers: read.own('groupMembers', 'departureId'),
  groupArrivals: read.own('groupArrivals', 'departureId'),
  groupChecklistItems: read.listChecklistItems,
  groupChecklistTicks: read.own('groupChecklistTicks', 'tickedAt'),
  groupSummaryMembers: read.own('groupSummaryMembers', 'departureId'),
  travelDetails: read.listTravelDetails,
  bookings: read.listBookings,
  paymentOrders: read.own(
    'paymentOrders',
    'id',
    ['id', 'orderId', 'bookingId', 'amount', 'currency', 'receipt', 'status'],
    ['tripId', 'scheduleId', 'userId', 'paymentId', 'notes', 'kind', 'createdAt'],
    ['updatedAt', 'method', 'supersededAt'],
  ),
  payments: read.listPayments,
  refunds: read.listRefunds,
  waitlist: read.own('waitlist', 'id'),
  seatNotices: read.own('seatNotices', 'tripScheduleId'),
  vouches: read.own('vouches', 'id', [
    'id',
    'userId',
    'year',
    'person',
    'words',
    'createdAt',
    'withdrawnAt',
  ]),
  reviews: read.own(
    'reviews',
    'id',
    ['id', 'userId', 'departureId', 'rating', 'words', 'state', 'reason'],
    ['shownRating', 'shownWords', 'decidedAt', 'writtenAt', 'createdAt'],
  ),
  savedTrips: read.own('savedTrips', 'position'),
  roomWishes: read.own('roomWishes', 'departureId'),
  roomVetoes: read.own('roomVetoes', 'departureId'),
  rooms: read.listRooms,
  roomMembers: read.own('roomMembers', 'departureId'),
  groupMessages: read.own('groupMessages', 'id'),
  messageReactions: read.own('messageReactions', 'createdAt'),
  messagePictures: read.listMessagePictures,
  groupReadPositions: read.own('groupReadPositions', 'departureId'),
  groupEvents: read.listGroupEvents,
  newsletters: read.listNewsletters,
  inquiries: read.listInquiries,
  outbox: read.listOutbox,
  notes: read.annotations('notes', sql`text, edited_at`),
  tags: read.annotations('tags', sql`tag`),
  mailingRecipients: read.listMailings,
  refusedAddresses: read.listRefusedAddresses,
  idempotencyKeys: read.listKeys,
  auditLog: read.listAuditLog,
  auditReasons: read.listAuditReasons,
  securityEvents: read.own('securityEvents', 'id', [
    'kind',
    'outcome',
    'device',
    'count',
    'at',
    'lastAt',
  ]),
  accountMerges: read.listMerges,
}

/** How many parts are read at once: a small pool refuses calls if too many wait for its connections. */
const partsAtOnce = 10

/**
 * Everything stored about the member, by table. Includes data that only a verified contact connects to them.
 * @throws AppError NOT_SIGNED_IN if the account no longer exists
 */
export async function exportMember(
  db: Db,
  userId: number,
  travelKeys: readonly TravelKey[],
): Promise<Record<string, unknown>> {
  const users = await findAccount(db, userId)
  const owner = { db, userId, travelKeys, ...verifiedContacts(users) }
  const data: Record<string, unknown> = { users }
  const names = Object.keys(parts) as (keyof typeof parts)[]
  for (let first = 0; first < names.length; first += partsAtOnce) {
    const some = names.slice(first, first + partsAtOnce)
    const rows = await Promise.all(some.map((name) => parts[name](owner)))
    for (const [place, name] of some.entries()) data[name] = rows[place]
  }
  return data
}

/** What an operator's file has in place of a part that they may not read. */
const leftOut = 'Left out: it is only in the file that the member downloads.'

/** An answer to a proposed room, which is for no operator. */
const withoutAnswer = ({ answer: _answer, ...room }: Record<string, unknown>) => room

/** The same for an operator: without what we promise members that no one else sees. */
export async function exportForOperator(db: Db, userId: number): Promise<Record<string, unknown>> {
  const data = await exportMember(db, userId, [])
  const readable = { ...data, rooms: (data.rooms as Record<string, unknown>[]).map(withoutAnswer) }
  return Object.fromEntries(
    Object.entries(readable).map(([name, part]) => [name, hiddenOf(name) ? leftOut : part]),
  )
}
