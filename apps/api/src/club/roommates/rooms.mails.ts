import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  describeCommonPreferences,
  endedRoomTexts,
} from '@farandfew/domain/roommates/room-texts.ts'
import { roomDates } from '@farandfew/domain/roommates/room-states.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import { groupNameColumns, toGroupName } from '../groups/group-name.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { listShownPreferences, type RoomDeparture } from './rooms.queries.ts'

/** How far a room came that has ended. */
export type EndedFrom = 'proposed' | 'fixed'

/** News about a member's room. `ended` says that an earlier one ended just before. */
export type RoomNews =
  | { kind: 'proposed'; roommate: number; answerBy: CalendarDate; ended?: EndedFrom | undefined }
  | { kind: 'reminder'; roommate: number; answerBy: CalendarDate }
  | { kind: 'fixed'; roommate: number }
  /** `newsBy`: see roomNewsDate. */
  | { kind: 'ended'; from: EndedFrom; today: CalendarDate; newsBy: CalendarDate | null }
  | { kind: 'own-room'; isFinal: boolean; ended?: EndedFrom | undefined }

interface Text {
  subject: string
  paragraphs: string[]
  button: string
}

/** The roommate in a mail. Without a name if the address is not verified: it may be a stranger's. */
interface Roommate {
  name: string | null
  /** See describeCommonPreferences. */
  common: readonly string[]
}

const endedSentence = (ended: EndedFrom | undefined) =>
  ended === undefined ? [] : [endedRoomTexts[ended]]

function writeNews(departure: RoomDeparture, news: RoomNews, { name, common }: Roommate): Text {
  const place = shortName(departure.destination)
  const trip = `${departure.title} (departing on ${formatDate(departure.departureDate)})`
  const { wishesUntil, lastProposalOn } = roomDates(departure.departureDate)
  const lastProposal = formatDate(lastProposalOn)
  switch (news.kind) {
    case 'proposed': {
      const answerBy = formatDate(news.answerBy)
      return {
        subject: name
          ? `Would you share a room with ${name} in ${place}?`
          : `We have found a roommate for you in ${place}`,
        paragraphs: [
          ...endedSentence(news.ended),
          name
            ? `You asked to share a room on ${trip}. We propose ${name} as your roommate.`
            : `You asked to share a room on ${trip}. The page of your group shows whom we propose as your roommate.`,
          ...(name && common.length > 0 ? [`${common.join('. ')}.`] : []),
          `Please say yes or no by ${answerBy}. The room is fixed when both of you have said yes. We do not tell ${name ?? 'the other member'} what you answer.`,
        ],
        button: 'Answer',
      }
    }
    case 'reminder': {
      const answerBy = formatDate(news.answerBy)
      return {
        subject: name
          ? `Please answer by ${answerBy}: a room with ${name} in ${place}`
          : `Please answer by ${answerBy}: a shared room in ${place}`,
        paragraphs: [
          `We proposed ${name ?? 'a member of your group'} as your roommate on ${trip}, and you have not answered yet.`,
          `If you do not answer by ${answerBy}, the room is not fixed.`,
        ],
        button: 'Answer',
      }
    }
    case 'fixed':
      return {
        subject: name
          ? `You are sharing a room with ${name} in ${place}`
          : `Your shared room in ${place} is fixed`,
        paragraphs: [
          `You both said yes: ${name ? `you are sharing a room with ${name}` : 'you are sharing a room'} on ${trip}.`,
          'If something has to change, just reply to this email.',
        ],
        button: 'See your room',
      }
    case 'ended':
      return {
        subject:
          news.from === 'fixed'
            ? `Your shared room in ${place} is no longer fixed`
            : `The room that we proposed in ${place} did not work out`,
        paragraphs: [
          endedRoomTexts[news.from],
          ...(news.newsBy && news.today <= wishesUntil
            ? [`Members can still ask to share a room until ${formatDate(wishesUntil)}.`]
            : []),
          ...(news.newsBy
            ? [
                `You do not need to do anything: we look for another roommate for you on ${trip}, and email you by ${formatDate(news.newsBy)}.`,
              ]
            : []),
          'If we find no one, you have the private room that your price includes.',
        ],
        button: 'See your room',
      }
    case 'own-room':
      return {
        subject: news.isFinal
          ? `You have a private room in ${place}`
          : `We offer you a private room in ${place}`,
        paragraphs: [
          ...endedSentence(news.ended),
          news.isFinal
            ? `We have found no roommate for you on ${trip}, so you have a private room.`
            : `We have no roommate for you on ${trip} at the moment, so we offer you a private room.`,
          'Your price includes it: there is nothing to pay.',
          ...(news.isFinal
            ? []
            : [
                `You can take it now, or keep looking: if we find someone by ${lastProposal}, we propose a room to share. If not, you have the private room.`,
              ]),
        ],
        button: news.isFinal ? 'See your room' : 'Choose',
      }
  }
}

const footnote = 'You receive this email because you asked to share a room on this trip.'
const withoutName =
  "We do not send other members' names to an address that is not confirmed. You can confirm yours in your account."

/** Mails a member about their room. A member without an e-mail address reads it on the group page. */
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
  const isClaimed = contact.emailVerifiedAt === null
  const roommate =
    'roommate' in news && !isClaimed
      ? await getRoommate(trx, { departure, userId, roommate: news.roommate })
      : { name: null, common: [] }
  const { subject, paragraphs, button } = writeNews(departure, news, roommate)
  await queueMail(trx, {
    kind: `room.${news.kind}`,
    to: contact.email,
    claimed: isClaimed,
    replyTo: brand.email,
    subject,
    ...renderMail({
      heading: subject,
      paragraphs,
      button: { label: button, url: `${urls.web}/groups/${departure.id}?tab=roommates` },
      footnote: 'roommate' in news && isClaimed ? `${footnote} ${withoutName}` : footnote,
    }),
  })
}

async function getRoommate(
  trx: Db,
  { departure, userId, roommate }: { departure: RoomDeparture; userId: number; roommate: number },
): Promise<Roommate> {
  const [row, preferences] = await Promise.all([
    trx
      .selectFrom('users')
      .select(groupNameColumns)
      .where('id', '=', roommate)
      .executeTakeFirstOrThrow(),
    listShownPreferences(trx, { departureId: departure.id, userIds: [userId, roommate] }),
  ])
  const [one, other] = preferences
  return {
    name: toGroupName(row).name,
    common: one && other ? describeCommonPreferences(one, other) : [],
  }
}
