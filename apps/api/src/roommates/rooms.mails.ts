import { type CalendarDate, formatDate } from '@farandfew/domain/calendar'
import type { AppContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import { groupNameColumns, toGroupName } from '../groups/group-name.ts'
import { queueMail } from '../outbox/queue.ts'
import { renderMail } from '../outbox/render-mail.ts'
import type { RoomDeparture } from './rooms.queries.ts'

/** How far a room came that has ended. */
export type EndedFrom = 'proposed' | 'fixed'

/** News about a member's room. `ended` says that an earlier one ended just before. */
export type RoomNews =
  | { kind: 'proposed'; roommate: number; answerBy: CalendarDate; ended?: EndedFrom | undefined }
  | { kind: 'reminder'; roommate: number; answerBy: CalendarDate }
  | { kind: 'fixed'; roommate: number }
  | { kind: 'ended'; from: EndedFrom }
  | { kind: 'own-room'; isFinal: boolean; ended?: EndedFrom | undefined }

interface Text {
  subject: string
  paragraphs: string[]
  button: string
}

/** Says that a room ended, and nothing about who said what. */
const endedSentences: Readonly<Record<EndedFrom, string>> = {
  proposed: 'The room that we proposed did not come about: not both of you said yes in time.',
  fixed: 'Something has changed in the group, so the room that was fixed for you is open again.',
}

const endedSentence = (ended: EndedFrom | undefined) =>
  ended === undefined ? [] : [endedSentences[ended]]

/** Sentences of a mail. `name` is the roommate's. */
function writeNews(departure: RoomDeparture, news: RoomNews, name: string): Text {
  const place = shortName(departure.destination)
  const trip = `${departure.title} (departing on ${formatDate(departure.departureDate)})`
  switch (news.kind) {
    case 'proposed':
      return {
        subject: `Would you share a room with ${name} in ${place}?`,
        paragraphs: [
          ...endedSentence(news.ended),
          `For ${trip} we propose that you share a room with ${name}.`,
          `Please say yes or no by ${formatDate(news.answerBy)}. The room is fixed when both of you have said yes. We do not tell ${name} what you answer.`,
        ],
        button: 'Answer',
      }
    case 'reminder':
      return {
        subject: `Please answer by ${formatDate(news.answerBy)}: a room with ${name} in ${place}`,
        paragraphs: [
          `We proposed that you share a room with ${name} on ${trip}, and you have not answered yet.`,
          `Without your answer by ${formatDate(news.answerBy)} the room does not come about.`,
        ],
        button: 'Answer',
      }
    case 'fixed':
      return {
        subject: `Your room in ${place} is fixed: you share it with ${name}`,
        paragraphs: [`You both said yes. You share a room with ${name} on ${trip}.`],
        button: 'See your room',
      }
    case 'ended':
      return {
        subject: `Your room in ${place} is open again`,
        paragraphs: [
          endedSentences[news.from],
          `As soon as the other members have answered, we look for another roommate for you on ${trip}. If there is none, you have a private room, which your price includes.`,
        ],
        button: 'See where you stand',
      }
    case 'own-room':
      return {
        subject: `We offer you a private room in ${place}`,
        paragraphs: [
          ...endedSentence(news.ended),
          news.isFinal
            ? `There is no further roommate for you on ${trip}, so you have a private room.`
            : `We have no roommate for you on ${trip} at the moment, so we offer you a private room.`,
          'Your price includes it: there is nothing to pay.',
          ...(news.isFinal
            ? []
            : [
                'You can take it now, or wait: if someone becomes free, we propose a room to share.',
              ]),
        ],
        button: 'See your offer',
      }
  }
}

/** Mails a member about their room. A member without an email address reads it on the group page. */
export async function queueRoomMail(
  trx: Db,
  { urls }: Pick<AppContext, 'urls'>,
  { departure, userId }: { departure: RoomDeparture; userId: number },
  news: RoomNews,
): Promise<void> {
  const contact = await trx
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!contact?.email) return
  const name = 'roommate' in news ? await getName(trx, news.roommate) : ''
  const { subject, paragraphs, button } = writeNews(departure, news, name)
  await queueMail(trx, {
    kind: `room.${news.kind}`,
    to: contact.email,
    claimed: contact.emailVerifiedAt === null,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs,
      button: { label: button, url: `${urls.web}/groups/${departure.id}?tab=roommates` },
      footnote: 'You received this mail because you share a room on this trip.',
    }),
  })
}

async function getName(trx: Db, userId: number): Promise<string> {
  const row = await trx
    .selectFrom('users')
    .select(groupNameColumns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return toGroupName(row).name
}
