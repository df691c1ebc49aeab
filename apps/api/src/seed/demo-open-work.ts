import type { Db } from '../platform/db/connect.ts'
import {
  applicants,
  approvedIn2024,
  demoConnections,
  demoReport,
  demoVouches,
  visitors,
} from './demo-applicants.ts'
import { demoDepartures } from './demo-journeys.ts'
import { augustTravellers, type DemoIds } from './demo-members.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const addressOf = (mailbox: string) => `${mailbox}@members.example`
const turkey = 1
const bali = 2

/** Requests for Turkey in October, and those of 2024 that were approved. */
async function insertApplicants(trx: Db, idOf: DemoIds): Promise<void> {
  const withAccount = applicants.map((one) => ({
    ...one,
    userId: idOf(one.username),
    name: `${one.firstName} ${one.lastName}`,
    mailbox: one.username,
  }))
  const pending = [...withAccount, ...visitors.map((one) => ({ ...one, userId: null }))].map(
    ({ userId, name, mailbox, isForAnyDate = false, message, hoursAgo: hours }) => ({
      userId,
      name,
      email: addressOf(mailbox),
      tripId: turkey,
      scheduleId: isForAnyDate ? null : demoDepartures.october,
      requestMessage: message ?? null,
      createdAt: hoursAgo(hours),
    }),
  )
  const approved = augustTravellers
    .filter(({ username }) => approvedIn2024.some((one) => one === username))
    .map(({ username, firstName, lastName }) => ({
      userId: idOf(username),
      name: `${firstName} ${lastName}`,
      email: addressOf(username),
      tripId: bali,
      scheduleId: 1002,
      status: 'approved' as const,
      createdAt: new Date('2024-06-20T09:00:00Z'),
      decidedAt: new Date('2024-06-21T10:00:00Z'),
    }))
  await trx
    .insertInto('tripInviteRequests')
    .values([...approved, ...pending])
    .execute()
}

async function insertVouches(trx: Db, idOf: DemoIds): Promise<void> {
  await trx
    .insertInto('vouches')
    .values(
      demoVouches.map(({ from, person, isAddress = false, year, words }) => ({
        userId: idOf(from),
        year,
        slot: 1,
        words,
        vouchedUserId: idOf(person),
        ...(isAddress
          ? { person: addressOf(person), email: addressOf(person) }
          : { person, usernameKey: person }),
        createdAt: new Date(`${year}-${year === 2024 ? '06-18' : '04-28'}T15:00:00Z`),
      })),
    )
    .execute()
}

/** An open report with the message that it is about. */
async function insertReport(trx: Db, idOf: DemoIds): Promise<void> {
  const { from, about, reason, words } = demoReport
  const message = await trx
    .selectFrom('groupMessages')
    .select(['id', 'departureId', 'text', 'postedAt'])
    .where('departureId', '=', demoDepartures.october)
    .where('userId', '=', idOf(about))
    .executeTakeFirstOrThrow()
  const { postedAt, ...copied } = message
  await trx
    .insertInto('memberReports')
    .values({
      userId: idOf(from),
      reportedUserId: idOf(about),
      reason,
      words,
      message: JSON.stringify({ ...copied, sentAt: postedAt.toISOString(), editedAt: null }),
      createdAt: hoursAgo(demoReport.hoursAgo),
    })
    .execute()
}

async function insertConnections(trx: Db, idOf: DemoIds): Promise<void> {
  await trx
    .insertInto('connections')
    .values(
      demoConnections.map(({ from, to, note }) => ({
        userId: idOf(from),
        connectedUserId: idOf(to),
        note: note ?? null,
        status: note === undefined ? ('accepted' as const) : ('pending' as const),
      })),
    )
    .execute()
}

/** What waits for the club's operators: applicants with those who vouch for them, and a report. And the connections. */
export async function insertOpenWork(trx: Db, idOf: DemoIds): Promise<void> {
  await insertApplicants(trx, idOf)
  await insertVouches(trx, idOf)
  await insertReport(trx, idOf)
  await insertConnections(trx, idOf)
}
