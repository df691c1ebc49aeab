import { messagePicturePath } from '@farandfew/domain/group-messages/group-message.ts'
import type { Db } from '../../platform/db/connect.ts'

/** What the member wrote to groups: messages, reactions, pictures in base64, and how far they have read. */
export async function listConversations(db: Db, userId: number) {
  const [groupMessages, messageReactions, pictures, groupReadPositions, groupEvents] =
    await Promise.all([
      db
        .selectFrom('groupMessages')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('id')
        .execute(),
      db.selectFrom('messageReactions').selectAll().where('userId', '=', userId).execute(),
      db
        .selectFrom('messagePictures')
        .select(['key', 'departureId', 'messageId', 'description', 'width', 'height'])
        .select(['content', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
      db.selectFrom('groupReadPositions').selectAll().where('userId', '=', userId).execute(),
      db
        .selectFrom('groupEvents')
        .selectAll()
        .where('userId', '=', userId)
        // A reset would betray a block.
        .where('kind', '=', 'read')
        .orderBy('id')
        .execute(),
    ])
  const messagePictures = pictures.map(({ key, content, ...picture }) => ({
    ...picture,
    address: messagePicturePath(picture.departureId, key),
    mediaType: 'image/webp',
    contentBase64: Buffer.from(content).toString('base64'),
  }))
  return { groupMessages, messageReactions, messagePictures, groupReadPositions, groupEvents }
}
