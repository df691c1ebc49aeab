import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { randomUUID } from 'node:crypto'
import { getAudienceName } from '../club/mailings/check-mailing.ts'
import { insertMailing, startMailing } from '../club/mailings/mailings.queries.ts'
import type { Db } from '../platform/db/connect.ts'
import { demoDepartures } from './demo-journeys.ts'

const operator = 'Meera'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

interface DemoInquiry {
  name: string
  mailbox: string
  destination: string
  tripId?: number
  message: string
  hoursAgo: number
  reply?: { hoursAgo: number; text: string }
}

/** Counted from the first start, as the requests are. One is answered, two are open. */
const inquiries: readonly DemoInquiry[] = [
  {
    name: 'Ananya Desai',
    mailbox: 'ananya.desai',
    destination: 'sri-lanka',
    tripId: 4,
    message:
      "I'm vegetarian and allergic to nuts. Does that work on the Sri Lanka trip, or do I end up with rice every day?",
    hoursAgo: 53,
    reply: {
      hoursAgo: 51,
      text: 'Hello {first name|there},\n\nIt works well: every kitchen on the route cooks vegetarian, and Dilani tells each of them about allergies before the group arrives. Coconut is in nearly everything, so please tell us if that counts as a nut for you.\n\nMeera\nFar & Few',
    },
  },
  {
    name: 'Farah Sheikh',
    mailbox: 'farah.sheikh',
    destination: 'portugal',
    tripId: 5,
    message:
      'Can I arrive in Porto three days early and still use the transfer? And is there a group for September yet?',
    hoursAgo: 17,
  },
  {
    name: 'Varun Pillai',
    mailbox: 'varun.pillai',
    destination: 'other',
    message: "Do you plan anything in Georgia? I'd sign up today.",
    hoursAgo: 3,
  },
]

/** What the club has written to the group that leaves first. */
const toGroup = {
  subject: 'Where we meet in Albania',
  text: 'Hello {first name|there},\n\nWe meet on {departure date} at 1 pm in the arrivals hall of Tirana airport, and drive to Berat from there. If your flight lands after noon, please reply to this email: the minibus can wait a little.\n\nMeera\nFar & Few',
  hoursAgo: 46,
}

/** Stores a mail of an operator as it is once it has been sent to everyone. */
async function insertSentMailing(
  trx: Db,
  audience: MailingAudience,
  { subject, text, sentAt }: { subject: string; text: string; sentAt: Date },
): Promise<void> {
  const audienceName = await getAudienceName(trx, audience)
  const mailing = { key: randomUUID(), audience, audienceName, subject, text, operator }
  const inserted = await insertMailing(trx, { ...mailing, sendAt: sentAt })
  const { id } = await startMailing(trx, inserted!)
  await trx
    .updateTable('mailingRecipients')
    .set({ state: 'sent', createdAt: sentAt, endedAt: sentAt })
    .where('mailingId', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await trx
    .updateTable('mailings')
    .set({ state: 'finished', createdAt: sentAt, startedAt: sentAt, endedAt: sentAt })
    .where('id', '=', id)
    .execute()
}

/** Inquiries, the answer to one of them, and a mail to a group. */
export async function insertLetters(trx: Db): Promise<void> {
  const trips = await trx.selectFrom('trips').select(['id', 'title']).execute()
  for (const { mailbox, hoursAgo: hours, reply, ...inquiry } of inquiries) {
    const { id } = await trx
      .insertInto('inquiries')
      .values({
        ...inquiry,
        email: `${mailbox}@members.example`,
        tripTitle: trips.find((trip) => trip.id === inquiry.tripId)?.title ?? null,
        createdAt: hoursAgo(hours),
        ...(reply && { answeredAt: hoursAgo(reply.hoursAgo), answeredBy: operator }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!reply) continue
    const { text } = reply
    const mail = {
      subject: `Your inquiry to ${brand.name}`,
      text,
      sentAt: hoursAgo(reply.hoursAgo),
    }
    await insertSentMailing(trx, { kind: 'inquiry', id }, mail)
  }
  const { hoursAgo: hours, ...written } = toGroup
  const audience = { kind: 'departure', id: demoDepartures.albania } as const
  await insertSentMailing(trx, audience, { ...written, sentAt: hoursAgo(hours) })
}
