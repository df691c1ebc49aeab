import { messagePicturePath } from '@farandfew/domain/group-messages/group-message.ts'
import { inquiry } from '@farandfew/domain/inquiries/inquiry.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { fieldsOf } from '../../platform/db/fields-of.ts'
import type { Database } from '../../platform/db/tables.ts'
import { scopeEndOf } from '../../platform/plugins/idempotency.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { tryOpenDetails } from '../travel-details/seal-details.ts'
import { isInManifest } from '../travel-details/travel-details.queries.ts'
import { isAddressedTo, type VerifiedContacts } from './contacts.queries.ts'

/** Whose data is exported. */
interface Owner extends VerifiedContacts {
  db: Db
  userId: number
  travelKeys: readonly TravelKey[]
}

/** Reads the rows of a part. */
export type ReadPart = (owner: Owner) => Promise<readonly unknown[]>

/** The tables with a column for the member. */
type OwnTable = {
  [T in keyof Database]: Database[T] extends { userId: unknown } ? T : never
}[keyof Database]

/** Reads the member's rows of a table in an order: the named columns, otherwise all. */
export const own =
  <T extends OwnTable>(
    table: T,
    order: keyof Database[T] & string,
    ...columns: readonly (keyof Database[T] & string)[][]
  ): ReadPart =>
  async ({ db, userId }) => {
    const names = columns.flat()
    const selected = names.length > 0 ? sql.join(names.map((name) => sql.ref(name))) : sql`*`
    const { rows } = await sql`
      select ${selected} from ${sql.table(table)} where user_id = ${userId} order by ${sql.ref(order)}
    `.execute(db)
    return rows
  }

/** The uploaded picture, in base64. */
export const listPictures: ReadPart = async ({ db, userId }) => {
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

const hasEmail = ({ email }: VerifiedContacts) => sql<boolean>`lower(email) = ${email}::text`

/** Trip requests of the member, also those that only the verified address connects to them. */
const isOwnRequest = (owner: Owner) =>
  sql<boolean>`(user_id = ${owner.userId} or (user_id is null and ${hasEmail(owner)}))`

/** What a member may see of their trip requests. Leaves out who decided them: that is the operator's name. */
export const listTripRequests: ReadPart = (owner) =>
  owner.db
    .selectFrom('tripInviteRequests')
    .select(['id', 'userId', 'tripId', 'scheduleId', 'assignedAt', 'replacedScheduleId', 'name'])
    .select(['email', 'requestMessage', 'whyJoin', 'status', 'decidedAt', 'decisionNote'])
    .select(['assignmentNote', 'createdAt', 'updatedAt'])
    .where(isOwnRequest(owner))
    .orderBy('userId', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()

/**
 * The member's connections. A block by the other side does not show: the pair is then as it would be if the other member had
 * ended it without a block, and a block by both sides looks like one by the member, without its times.
 */
export const listConnections: ReadPart = ({ db, userId }) => {
  const blocksHere = sql<boolean>`case when ${userId}::int = least(c.user_id, c.connected_user_id)
    then c.lower_blocks else c.higher_blocks end`
  const isHiddenBlock = sql<boolean>`(c.status = 'blocked' and not ${blocksHere})`
  const unlessBlocked = (value: RawBuilder<unknown>, blocked: RawBuilder<unknown>) =>
    sql`case when ${blocksHere} then ${blocked} else ${value} end`
  return db
    .selectFrom('connections as c')
    .select([
      unlessBlocked(sql`c.user_id`, sql`${userId}::int`).as('userId'),
      unlessBlocked(
        sql`c.connected_user_id`,
        sql`case when c.user_id = ${userId} then c.connected_user_id else c.user_id end`,
      ).as('connectedUserId'),
      unlessBlocked(sql`c.created_at`, sql`null`).as('createdAt'),
      unlessBlocked(sql`c.updated_at`, sql`null`).as('updatedAt'),
      sql<string>`case when ${isHiddenBlock} then 'declined' else c.status end`.as('status'),
      'c.note',
    ])
    .where(sql<boolean>`${userId}::int in (c.user_id, c.connected_user_id)`)
    .where(sql<boolean>`(not ${isHiddenBlock} or c.declined_before_block)`)
    .orderBy('c.id')
    .execute()
}

export const listHostedDepartures: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('tripSchedules as s')
    .innerJoin('hosts as h', 'h.id', 's.hostId')
    .select(['s.id', 's.departureDate'])
    .where('h.userId', '=', userId)
    .orderBy('s.id')
    .execute()

export const listChecklistItems: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('groupChecklistItems')
    .selectAll()
    .where((where) =>
      where.or([
        where('writtenBy', '=', userId),
        where('takenBy', '=', userId),
        where('doneBy', '=', userId),
      ]),
    )
    .orderBy('id')
    .execute()

/** The travel details, decrypted; their content is null if this server has no key for it. */
export const listTravelDetails: ReadPart = async ({ db, userId, travelKeys }) => {
  const rows = await db
    .selectFrom('travelDetails')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('bookingId')
    .execute()
  return rows.map(({ keyId, sealed, ...row }) => ({
    ...row,
    content: tryOpenDetails({ ...row, keyId, sealed }, travelKeys) ?? null,
  }))
}

export const listBookings: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('bookings')
    .innerJoin('tripSchedules', 'tripSchedules.id', 'bookings.tripScheduleId')
    .innerJoin('trips', 'trips.id', 'tripSchedules.tripId')
    .selectAll('bookings')
    .select(['trips.title', 'tripSchedules.departureDate', 'tripSchedules.duration'])
    .where('bookings.userId', '=', userId)
    .orderBy('bookings.id')
    .execute()

export const listPayments: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('payments')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .selectAll('payments')
    .select(['receipts.year as receiptYear', 'receipts.number as receiptNumber'])
    .where('paymentOrders.userId', '=', userId)
    .orderBy('payments.id')
    .execute()

export const listRefunds: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('paymentOrders', 'paymentOrders.id', 'payments.paymentOrderId')
    .select(['refunds.id', 'refunds.paymentId', 'refunds.amount', 'refunds.reason'])
    .select('refunds.givenReason')
    .select(['refunds.status', 'refunds.createdAt', 'refunds.doneAt'])
    .where('paymentOrders.userId', '=', userId)
    .orderBy('refunds.id')
    .execute()

/** Of a room only the member's own answer, and not when it last changed: that would reveal the other's. */
export const listRooms: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('rooms')
    .select(['id', 'departureId', 'round', 'state', 'endedFrom', 'answerBy', 'createdAt'])
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

/** The pictures in messages, in base64. */
export const listMessagePictures: ReadPart = async ({ db, userId }) => {
  const rows = await db
    .selectFrom('messagePictures')
    .select(['key', 'departureId', 'messageId', 'description', 'width', 'height'])
    .select(['content', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ key, content, ...picture }) => ({
    ...picture,
    address: messagePicturePath(picture.departureId, key),
    mediaType: 'image/webp',
    contentBase64: Buffer.from(content).toString('base64'),
  }))
}

export const listGroupEvents: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('groupEvents')
    .selectAll()
    .where('userId', '=', userId)
    // A reset would betray a block.
    .where('kind', '=', 'read')
    .orderBy('id')
    .execute()

export const listNewsletters: ReadPart = (owner) =>
  owner.db.selectFrom('newsletters').selectAll().where(hasEmail(owner)).execute()

/** The inquiries, without the name of the operator who answered. */
export const listInquiries: ReadPart = (owner) =>
  owner.db
    .selectFrom('inquiries')
    .select([...fieldsOf(inquiry), 'answeredAt'])
    .where(hasEmail(owner))
    .orderBy('id')
    .execute()

export const listOutbox: ReadPart = (owner) =>
  owner.db
    .selectFrom('outbox')
    .select(['channel', 'kind', 'recipient', 'sentAt', 'createdAt'])
    .where(isAddressedTo(owner))
    .orderBy('id')
    .execute()

/**
 * Reads what operators noted on the member, their requests, inquiries and bookings, without the names of the operators and
 * without who takes care of what.
 */
export const annotations =
  (table: 'notes' | 'tags', columns: RawBuilder<unknown>): ReadPart =>
  async (owner) => {
    const { rows } = await sql`
      select subject_kind, subject_id, created_at, ${columns} from ${sql.table(table)}
      where user_id = ${owner.userId}
        or invite_request_id in (select id from trip_invite_requests where ${isOwnRequest(owner)})
        or inquiry_id in (select id from inquiries where ${hasEmail(owner)})
        or quick_request_id in (select id from quick_invite_requests where user_id = ${owner.userId})
        or booking_id in (select id from bookings where user_id = ${owner.userId})
      order by id
    `.execute(owner.db)
    return rows
  }

/** What operators wrote to the member. */
export const listMailings: ReadPart = ({ db, userId, email }) =>
  db
    .selectFrom('mailingRecipients as r')
    .innerJoin('mailings as m', 'm.id', 'r.mailingId')
    .selectAll('r')
    .select(['m.subject', 'm.text'])
    .where((where) => where.or([where('r.userId', '=', userId), where('r.email', '=', email)]))
    .orderBy('r.id')
    .execute()

/** The mark at the verified address, if its mail server refused it. */
export const listRefusedAddresses: ReadPart = ({ db, email }) =>
  db.selectFrom('refusedAddresses').selectAll().where('email', '=', email).execute()

/** Forms that were sent recently. */
export const listKeys: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['scope', 'createdAt'])
    .where(sql<boolean>`right(scope, ${scopeEndOf(userId).length}) = ${scopeEndOf(userId)}`)
    .orderBy('createdAt')
    .execute()

/** What operators did with the account. */
export const listAuditLog: ReadPart = ({ db, userId }) =>
  db
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

export const listAuditReasons: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('auditReasons')
    .innerJoin('auditLog', 'auditLog.id', 'auditReasons.entryId')
    .select(['entryId', 'at', 'reason'])
    .where('userId', '=', userId)
    .orderBy('entryId')
    .execute()

export const listMerges: ReadPart = ({ db, userId }) =>
  db
    .selectFrom('accountMerges')
    .select(['id', 'intoUserId', 'fromUserId', 'createdAt', 'undoneAt'])
    .where((is) => is.or([is('intoUserId', '=', userId), is('fromUserId', '=', userId)]))
    .orderBy('id')
    .execute()
