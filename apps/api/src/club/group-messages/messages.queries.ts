import { maxPinnedMessages } from '@farandfew/domain/constants/limits.ts'
import {
  type GroupMessageForm,
  messageRules,
  type ReactionName,
} from '@farandfew/domain/group-messages/group-message.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import type { Viewer } from './message-view.ts'
import type { GroupMessagesTable } from '../../platform/db/tables.ts'

interface PictureFact {
  key: string
  description: string
  width: number
  height: number
}

interface ReactionFact {
  reaction: ReactionName
  userId: number
}

const pictures = sql<PictureFact[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'key', p.key, 'description', p.description, 'width', p.width, 'height', p.height
    ) order by p.position
  ) from message_pictures p where p.message_id = m.id
), '[]')`

const reactions = sql<ReactionFact[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('reaction', r.reaction, 'userId', r.user_id) order by r.created_at, r.user_id
  ) from message_reactions r where r.message_id = m.id
), '[]')`

const answersPicture = sql<boolean>`
  exists (select from message_pictures p where p.message_id = a.id)
`

/** Messages with all that a view of them shows, the same for every viewer. */
const selectMessages = (db: Db, departureId: number) =>
  db
    .selectFrom('groupMessages as m')
    .leftJoin('groupMessages as a', 'a.id', 'm.replyTo')
    .select([
      'm.id',
      'm.departureId',
      'm.userId',
      'm.text',
      'm.postedAt',
      'm.editedAt',
      'm.requestKey',
    ])
    .select(['m.endedBy', 'm.pinnedAt', 'm.replyTo'])
    .select(['a.userId as answeredUserId', 'a.endedBy as answeredEndedBy'])
    .select('a.postedAt as answeredPostedAt')
    .select(sql<string | null>`left(a.text, ${messageRules.excerptLength})`.as('answeredText'))
    .select(answersPicture.as('answersPicture'))
    .select([pictures.as('pictures'), reactions.as('reactions')])
    .where('m.departureId', '=', departureId)

export type MessageRow = Awaited<ReturnType<typeof listMessagesByIds>>[number]

export const listMessagesByIds = (db: Db, departureId: number, ids: readonly number[]) =>
  selectMessages(db, departureId)
    .where('m.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

/** Messages that a viewer sees, as isVisibleTo says. */
const visibleTo = ({ hidden, since }: Pick<Viewer, 'hidden' | 'since'>) =>
  sql<boolean>`(
    (m.user_id is null or not m.user_id = any(${[...hidden]}::int[]))
    and m.posted_at >= coalesce(${since ?? null}::timestamptz, '-infinity')
  )`

interface PageRequest {
  departureId: number
  /** Only messages before this one. */
  before?: number | undefined
  viewer: Viewer
}

/** The last messages of a page, the newest first, and one more if there are older ones. */
export const listPage = (db: Db, { departureId, before, viewer }: PageRequest) =>
  selectMessages(db, departureId)
    .$if(before !== undefined, (query) => query.where('m.id', '<', before as number))
    .where(visibleTo(viewer))
    .orderBy('m.id', 'desc')
    .limit(messageRules.pageSize + 1)
    .execute()

export const listPinned = (db: Db, { departureId, viewer }: PageRequest) =>
  selectMessages(db, departureId)
    .where('m.pinnedAt', 'is not', null)
    .where(visibleTo(viewer))
    .orderBy('m.pinnedAt', 'desc')
    .orderBy('m.id', 'desc')
    .limit(maxPinnedMessages)
    .execute()

/** A message for a change: its author and its end. Undefined if the viewer does not see it. */
export const findMessage = (
  db: Db,
  { departureId, messageId, viewer }: { departureId: number; messageId: number; viewer: Viewer },
) =>
  db
    .selectFrom('groupMessages as m')
    .select(['m.id', 'm.userId', 'm.endedBy', 'm.pinnedAt', 'm.text'])
    .where('m.departureId', '=', departureId)
    .where('m.id', '=', messageId)
    .where(visibleTo(viewer))
    .executeTakeFirst()

/** Inserts a message into the locked conversation; returns its id. */
export async function insertMessage(
  trx: Db,
  message: Pick<
    Insertable<GroupMessagesTable>,
    'departureId' | 'userId' | 'text' | 'replyTo' | 'requestKey'
  >,
): Promise<number> {
  const { id } = await trx
    .insertInto('groupMessages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Shows uploaded pictures with a message, in this order. Returns how many the author had uploaded and not used. */
export async function attachPictures(
  trx: Db,
  {
    messageId,
    departureId,
    userId,
    pictures: shown,
  }: {
    messageId: number
    departureId: number
    userId: number
    pictures: GroupMessageForm['pictures']
  },
): Promise<number> {
  const result = await sql`
    update message_pictures
    set message_id = ${messageId}, position = named.position, description = named.description
    from unnest(
      ${shown.map(({ key }) => key)}::text[], ${shown.map(({ description }) => description)}::text[]
    ) with ordinality as named (key, description, position)
    where message_pictures.key = named.key and message_id is null
      and departure_id = ${departureId} and user_id = ${userId}
  `.execute(trx)
  return Number(result.numAffectedRows ?? 0n)
}

/** Changes the text of the author's message. Returns false if it may not be changed; without a text it needs pictures. */
export async function updateText(
  trx: Db,
  { messageId, userId, text }: { messageId: number; userId: number; text: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('groupMessages')
    .set({ text, editedAt: sql<Date>`now()` })
    .where('id', '=', messageId)
    .where('userId', '=', userId)
    .where('endedBy', 'is', null)
    .where(
      sql<boolean>`(${text} <> '' or exists (
        select from message_pictures p where p.message_id = group_messages.id
      ))`,
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

interface Reaction {
  messageId: number
  userId: number
  reaction: ReactionName
}

/** Returns whether the reaction is new. */
export async function insertReaction(trx: Db, reaction: Reaction): Promise<boolean> {
  const result = await trx
    .insertInto('messageReactions')
    .values(reaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns whether there was one. */
export async function deleteReaction(
  trx: Db,
  { messageId, userId, reaction }: Reaction,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('messageReactions')
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .where('reaction', '=', reaction)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export const countPinned = (db: Db, departureId: number): Promise<number> =>
  countRows(
    db
      .selectFrom('groupMessages')
      .where('departureId', '=', departureId)
      .where('pinnedAt', 'is not', null),
  )

export async function setPinned(
  trx: Db,
  { messageId, isPinned }: { messageId: number; isPinned: boolean },
): Promise<void> {
  await trx
    .updateTable('groupMessages')
    .set({ pinnedAt: isPinned ? sql<Date>`now()` : null })
    .where('id', '=', messageId)
    .execute()
}
