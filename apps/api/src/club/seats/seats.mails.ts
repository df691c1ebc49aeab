import type { BookingMailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { decisionDate, guaranteeText } from '@farandfew/domain/departures/guarantee.ts'
import { documentName } from '@farandfew/domain/refunds/money-documents.ts'
import { refundLines, type RefundTable } from '@farandfew/domain/refunds/refund-table.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { sharePictureOf } from '@farandfew/domain/pictures/share-picture.ts'
import { calendarAttachment } from '../../platform/calendar/write-calendar.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import type { MailAttachment } from '../../platform/db/column-types.ts'
import { type MailSubject, queueDelayedMail } from '../../platform/outbox/queue.ts'
import type { MailBlock } from '../../platform/outbox/render-block.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import { findBookedTrip } from './booked-trip.queries.ts'
import { factsOfBookedTrip } from './booked-trip.facts.ts'
import { writeBookingCalendar } from './booking-calendar.ts'
import type { BookingRow } from './bookings.queries.ts'
import type { SoldDeparture } from './sold-departure.queries.ts'

/** Where a member gets mail. */
export interface Contact {
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
}

interface Subject {
  readonly booking: BookingRow
  readonly departure: SoldDeparture
  /** Read if it is not known. */
  readonly contact?: Contact
}

interface Text {
  subject: string
  paragraphs: (string | MailBlock)[]
  /** The label of the link to the booking. */
  link?: string
  /** Whether it also leads to the page of the group. */
  leadsToGroup?: boolean
}

/** See documentName. */
type LinkedDocument = Parameters<typeof documentName>[0]

/** 'Turkey (departing on 14 August 2025)'. */
export const tripOn = (title: string, departureDate: CalendarDate) =>
  `${title} (departing on ${formatDate(departureDate)})`

export const nameOf = ({ title, departureDate }: Pick<SoldDeparture, 'title' | 'departureDate'>) =>
  tripOn(title, departureDate)

/** Whether the departure takes place, for a member with a seat or, with a hold, without one. */
export const groupSentence = (departure: SoldDeparture, hasSeat = true): string =>
  guaranteeText({ ...departure, decisionDate: decisionDate(departure) }, hasSeat)

/** A mail to a member about their booking. */
export interface BookingMail extends Text {
  kind: BookingMailKind
  /** The calendar file of the booking, which is another one from now on; with `trip` also the facts and a picture of the trip. */
  encloses?: 'calendar' | 'trip'
  /**
   * Whether an operator or a payment causes it, so that it always leaves. Without that, and while no money has moved, it counts
   * towards the daily limit of an unverified address, because a stranger could cause it.
   */
  alwaysLeaves?: true
  /** What cancelling gives back. */
  refundTable?: RefundTable
  /** The receipt or credit note to link to. */
  document?: LinkedDocument
}

/** Writes news about a booking from what is stored of it. Amounts are in paise. */
export type BookingNews = (about: Pick<Subject, 'booking' | 'departure'>) => BookingMail

/** 'Turkey', of the departure. */
export const placeOf = ({ destination }: SoldDeparture) => shortName(destination)

/** What a mail adds to its text: a picture, facts of the trip, and the calendar file of the booking. */
interface Enclosed {
  picture?: { url: string; alt: string } | undefined
  facts?: MailBlock | undefined
  attachments?: MailAttachment[] | undefined
}

/** What goes with the news, of the booking as it is stored now. */
async function enclose(
  trx: Db,
  { urls }: MailContext,
  { booking, departure }: Subject,
  { encloses, refundTable }: BookingMail,
): Promise<Enclosed> {
  const booked = encloses && (await findBookedTrip(trx, booking.id))
  const file = booked && writeBookingCalendar({ urls }, { booked, departure, isAhead: true })
  const ofTrip = file && encloses === 'trip' ? factsOfBookedTrip(booked, departure) : []
  const lines = refundTable ? refundLines(refundTable) : []
  const rows = [
    ...ofTrip,
    ...(lines.length > 0 ? [{ label: 'If you cancel', value: lines.join('\n') }] : []),
  ]
  const picture = { url: `${urls.web}${sharePictureOf(departure)}`, alt: departure.title }
  return {
    attachments: file && [calendarAttachment(file)],
    picture: ofTrip.length > 0 ? picture : undefined,
    facts: rows.length > 0 ? { type: 'facts', rows } : undefined,
  }
}

type MailContext = Pick<AppContext, 'urls' | 'clock'>

/** Mails the member about their booking. A member without an email address reads it in the account. */
export async function queueBookingMail(
  trx: Db,
  context: MailContext,
  subject: Subject,
  news: BookingNews,
): Promise<void> {
  const { booking, departure } = subject
  const { id, userId } = booking
  if (userId === null) return
  const contact = subject.contact ?? (await findContact(trx, userId))
  if (!contact?.email) return
  const mail = news(subject)
  await queueMemberMail(trx, context, {
    about: { kind: mail.kind, bookingId: id },
    contact,
    departure,
    text: mail,
    enclosed: await enclose(trx, context, subject, mail),
    isLimited: !mail.alwaysLeaves && booking.amountPaid === 0,
    footnote: `Booking ${id}`,
    document: mail.document,
  })
}

export const findContact = (db: Db, userId: number): Promise<Contact | undefined> =>
  db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()

interface MemberMail {
  about: MailSubject
  contact: Contact | undefined
  departure: SoldDeparture
  text: Text
  /** Whether it counts towards the daily limit of an unverified address. */
  isLimited: boolean
  footnote: string
  document?: LinkedDocument | undefined
  enclosed?: Enclosed
  /** After which the mail is sent at the soonest. */
  delaySeconds?: number
}

/** Returns the mail's id, or null if there is none: the member has no address, or the limit of an unverified one is reached. */
export async function queueMemberMail(
  trx: Db,
  { urls }: Pick<AppContext, 'urls'>,
  {
    about,
    contact,
    departure,
    text,
    isLimited,
    footnote,
    document,
    enclosed = {},
    delaySeconds = 0,
  }: MemberMail,
): Promise<number | null> {
  if (!contact?.email) return null
  const { subject, paragraphs, link, leadsToGroup = false } = text
  const { picture, facts, attachments } = enclosed
  const groupRoom = {
    type: 'link' as const,
    href: `${urls.web}/groups/${departure.id}`,
    content: ['Group Room'],
  }
  const group = {
    type: 'paragraph' as const,
    content: [
      'See who is going, and talk to each other before you leave, in your ',
      groupRoom,
      '.',
    ],
  }
  const mail = {
    ...about,
    to: contact.email,
    claimed: contact.emailVerifiedAt === null && isLimited,
    subject,
    attachments,
    ...renderMail({
      heading: subject,
      picture,
      paragraphs: [...paragraphs, ...(facts ? [facts] : []), ...(leadsToGroup ? [group] : [])],
      button:
        link === undefined ? undefined : { label: link, url: `${urls.web}/book/${departure.id}` },
      footnote,
      footLink:
        document === undefined
          ? undefined
          : {
              label: documentName(document),
              url: `${urls.web}/receipts/${receiptSlug(document.number)}`,
            },
    }),
    replyTo: brand.email,
  }
  return (await queueDelayedMail(trx, mail, delaySeconds)) ?? null
}
