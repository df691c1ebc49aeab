import { hiddenOf } from '@farandfew/domain/personal-data/erasure-parts.ts'
import { publicUser } from '@farandfew/domain/members/user.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { scopeEndOf } from '../../platform/plugins/idempotency.ts'
import { listGroupData } from './export-groups.queries.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { isInManifest } from '../travel-details/travel-details.queries.ts'
import { listTravelDetails } from './export-travel-details.ts'
import {
  listByContact,
  tripRequestColumns,
  type VerifiedContacts,
  verifiedContacts,
} from './contacts.queries.ts'
import { listConnectionRecords } from './export-connections.queries.ts'
import { listAnnotations } from './export-annotations.queries.ts'
import { listConversations } from './export-conversations.queries.ts'

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

/** Sessions, links and codes, without the secrets that open them. */
function listAccess(db: Db, userId: number) {
  const sessions = db
    .selectFrom('sessions')
    .select(['device', 'lastSeenAt', 'expiresAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const accountTokens = db
    .selectFrom('accountTokens')
    .select(['purpose', 'email', 'expiresAt', 'usedAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const oneTimeCodes = db
    .selectFrom('oneTimeCodes')
    .select(['purpose', 'tries', 'expiresAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return Promise.all([sessions, accountTokens, oneTimeCodes])
}

/** The uploaded picture, in base64. */
async function listPictures(db: Db, userId: number) {
  const rows = await db
    .selectFrom('memberPictures')
    .select(['key', 'content', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ key, content, createdAt }) => ({
    address: `/api/pictures/${key}`,
    mediaType: 'image/webp',
    contentBase64: Buffer.from(content).toString('base64'),
    createdAt,
  }))
}

const listQuizzes = (db: Db, userId: number) =>
  db.selectFrom('quizResponses').selectAll().where('userId', '=', userId).orderBy('id').execute()

const listQuickRequests = (db: Db, userId: number) =>
  db
    .selectFrom('quickInviteRequests')
    .select(['id', 'userId', 'preferredDestination', 'travelMonth', 'groupSizePreference'])
    .select(['budgetRange', 'whyJoin', 'additionalRequests', 'status'])
    .select(['decidedAt', 'decisionNote', 'createdAt', 'updatedAt', 'scheduleId', 'assignedAt'])
    .select(['assignmentNote', 'replacedScheduleId'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

const listTripRequests = (db: Db, userId: number) =>
  db
    .selectFrom('tripInviteRequests')
    .select(tripRequestColumns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

/** How the member shares rooms. Of a room only their own answer, and not when it last changed: that would reveal the other's. */
function listSharedRooms(db: Db, userId: number) {
  const roomWishes = db
    .selectFrom('roomWishes')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const roomVetoes = db
    .selectFrom('roomVetoes')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  const rooms = db
    .selectFrom('rooms')
    .select(['id', 'departureId', 'round', 'state', 'endedFrom', 'answerBy'])
    .select('createdAt')
    .select(
      sql<boolean | null>`
        case when first_user_id = ${userId} then first_answer else second_answer end
      `.as('answer'),
    )
    .where((where) =>
      where.or([where('firstUserId', '=', userId), where('secondUserId', '=', userId)]),
    )
    .orderBy('id')
    .execute()
  const roomMembers = db
    .selectFrom('roomMembers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('departureId')
    .execute()
  return Promise.all([roomWishes, roomVetoes, rooms, roomMembers])
}

/** Bookings with their trips, what was paid and refunded, and waitlists. Amounts are in the currency's smallest unit. */
function listPayments(db: Db, userId: number) {
  const bookings = db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .selectAll('bookings')
    .select(['trips.title', 'tripSchedules.departureDate', 'tripSchedules.duration'])
    .where('bookings.userId', '=', userId)
    .orderBy('bookings.id')
    .execute()
  const paymentOrders = db
    .selectFrom('paymentOrders')
    .select(['id', 'orderId', 'bookingId', 'amount', 'currency', 'receipt', 'status', 'tripId'])
    .select(['scheduleId', 'userId', 'paymentId', 'notes', 'kind', 'createdAt', 'updatedAt'])
    .select(['method', 'supersededAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const payments = db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .selectAll('payments')
    .select(['receipts.year as receiptYear', 'receipts.number as receiptNumber'])
    .where('paymentOrders.userId', '=', userId)
    .orderBy('payments.id')
    .execute()
  const refunds = db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select(['refunds.id', 'refunds.paymentId', 'refunds.amount', 'refunds.reason'])
    .select('refunds.givenReason')
    .select(['refunds.status', 'refunds.createdAt', 'refunds.doneAt'])
    .where('paymentOrders.userId', '=', userId)
    .orderBy('refunds.id')
    .execute()
  const waitlist = db
    .selectFrom('waitlist')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return Promise.all([bookings, paymentOrders, payments, refunds, waitlist])
}

/** The member's vouches for others. Whether the club knows the person is left out. */
const listVouches = (db: Db, userId: number) =>
  db
    .selectFrom('vouches')
    .select(['id', 'userId', 'year', 'person', 'words', 'createdAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

/** The member's reviews of trips, without the operators who decided them, and the trips that they saved. */
function listOwnLists(db: Db, userId: number) {
  const reviews = db
    .selectFrom('reviews')
    .select(['id', 'userId', 'departureId', 'rating', 'words', 'state', 'reason'])
    .select(['shownRating', 'shownWords', 'decidedAt', 'writtenAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const savedTrips = db
    .selectFrom('savedTrips')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('position')
    .execute()
  return Promise.all([reviews, savedTrips])
}

/** What operators wrote to the member, and the mark at the verified address, if its mail server refused it. */
function listMailings(db: Db, userId: number, { email }: VerifiedContacts) {
  const mailingRecipients = db
    .selectFrom('mailingRecipients as r')
    .innerJoin('mailings as m', 'm.id', 'r.mailingId')
    .selectAll('r')
    .select(['m.subject', 'm.text'])
    .where((where) => where.or([where('r.userId', '=', userId), where('r.email', '=', email)]))
    .orderBy('r.id')
    .execute()
  const refusedAddresses = db
    .selectFrom('refusedAddresses')
    .selectAll()
    .where('email', '=', email)
    .execute()
  return Promise.all([mailingRecipients, refusedAddresses])
}

/** Forms that were sent recently, what operators did with the account, and its sign-ins and attempts at them. */
function listRecords(db: Db, userId: number) {
  const idempotencyKeys = db
    .selectFrom('idempotencyKeys')
    .select(['scope', 'createdAt'])
    .where(sql<boolean>`right(scope, ${scopeEndOf(userId).length}) = ${scopeEndOf(userId)}`)
    .orderBy('createdAt')
    .execute()
  const auditLog = db
    .selectFrom('auditLog')
    .select(['at', 'action'])
    .where((is) =>
      is.or([
        is('subject', '=', `user ${userId}`),
        is.exists(
          is
            .selectFrom('bookings')
            .select('bookings.id')
            .where('userId', '=', userId)
            .where(isInManifest(sql`bookings.id`)),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
  const auditReasons = db
    .selectFrom('auditReasons')
    .innerJoin('auditLog', 'auditLog.id', 'auditReasons.entryId')
    .select(['entryId', 'at', 'reason'])
    .where('userId', '=', userId)
    .orderBy('entryId')
    .execute()
  const accountMerges = db
    .selectFrom('accountMerges')
    .select(['id', 'intoUserId', 'fromUserId', 'createdAt', 'undoneAt'])
    .where((is) => is.or([is('intoUserId', '=', userId), is('fromUserId', '=', userId)]))
    .orderBy('id')
    .execute()
  const securityEvents = db
    .selectFrom('securityEvents')
    .select(['kind', 'outcome', 'device', 'count', 'at', 'lastAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return Promise.all([idempotencyKeys, auditLog, auditReasons, securityEvents, accountMerges])
}

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
  const [
    access,
    memberPictures,
    quizResponses,
    quickInviteRequests,
    own,
    others,
    payments,
    sharedRooms,
    groupData,
    travelDetails,
    conversations,
    vouches,
    ownLists,
    records,
  ] = await Promise.all([
    listAccess(db, userId),
    listPictures(db, userId),
    listQuizzes(db, userId),
    listQuickRequests(db, userId),
    listTripRequests(db, userId),
    listConnectionRecords(db, userId),
    listPayments(db, userId),
    listSharedRooms(db, userId),
    listGroupData(db, userId),
    listTravelDetails(db, userId, travelKeys),
    listConversations(db, userId),
    listVouches(db, userId),
    listOwnLists(db, userId),
    listRecords(db, userId),
  ])
  const [sessions, accountTokens, oneTimeCodes] = access
  const [connections, connectionPauses, connectionSettings, memberReports] = others
  const [bookings, paymentOrders, paid, refunds, waitlist] = payments
  const [roomWishes, roomVetoes, rooms, roomMembers] = sharedRooms
  const [reviews, savedTrips] = ownLists
  const [idempotencyKeys, auditLog, auditReasons, securityEvents, accountMerges] = records
  const [mailingRecipients, refusedAddresses] = await listMailings(
    db,
    userId,
    verifiedContacts(users),
  )
  const { tripInviteRequests, ...byContact } = await listByContact(db, users)
  const annotations = await listAnnotations(db, {
    userId,
    invites: [...own, ...tripInviteRequests].map(({ id }) => id),
    inquiries: byContact.inquiries.map(({ id }) => id),
  })
  return {
    users,
    sessions,
    accountTokens,
    oneTimeCodes,
    memberPictures,
    quizResponses,
    quickInviteRequests,
    tripInviteRequests: [...own, ...tripInviteRequests],
    connections,
    connectionPauses,
    connectionSettings,
    memberReports,
    ...groupData,
    travelDetails,
    bookings,
    paymentOrders,
    payments: paid,
    refunds,
    waitlist,
    vouches,
    reviews,
    savedTrips,
    roomWishes,
    roomVetoes,
    rooms,
    roomMembers,
    ...conversations,
    ...byContact,
    ...annotations,
    mailingRecipients,
    refusedAddresses,
    idempotencyKeys,
    auditLog,
    auditReasons,
    securityEvents,
    accountMerges,
  }
}

/** What an operator's file has in place of a part that they may not read. */
const leftOut = 'Left out: it is only in the file that the member downloads.'

/** An answer to a proposed room, which is for no operator. */
const withoutAnswer = ({ answer: _answer, ...room }: Record<string, unknown>) => room

/** The same for an operator: without what we promise members that no one else sees. */
export async function exportForOperator(db: Db, userId: number): Promise<Record<string, unknown>> {
  const data = await exportMember(db, userId, [])
  const parts = { ...data, rooms: (data.rooms as Record<string, unknown>[]).map(withoutAnswer) }
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, hiddenOf(name) ? leftOut : part]),
  )
}
