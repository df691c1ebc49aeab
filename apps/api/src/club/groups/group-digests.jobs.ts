import { hourInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toGroupName } from './group-name.ts'
import { findReadingStart } from './reading-start.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe/unsubscribe-links.ts'
import {
  digestSubject,
  sealUnsubscribeToken,
} from '../../platform/unsubscribe/unsubscribe-token.ts'
import { doEach } from '../../platform/worker/do-each.ts'
import { startWorker, type Worker, type WorkerLog } from '../../platform/worker/worker.ts'
import { type DigestGroup, groupDigest } from './group-digests.mails.ts'
import {
  listDueMembers,
  listNewMessages,
  storeDigestPosition,
  type TakenDigest,
  takeDigests,
} from './group-digests.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls' | 'secrets'>

/** The hour in Asia/Kolkata from which the digests of a day leave. */
export const digestHour = 8

/** The most members in a round. */
const batchSize = 200

/**
 * Sends the digests of the day. Taking those of a member marks them with the date, so that any number of instances can do
 * it at once and each member gets one mail, about all of their groups.
 */
export async function sendDigests(context: Context): Promise<void> {
  const { db, clock } = context
  if (hourInKolkata(clock.now()) < digestHour) return
  const due = await listDueMembers(db, clock.today(), batchSize)
  await doEach(due, (userId) => sendDigest(context, userId))
}

async function sendDigest(context: Context, userId: number): Promise<void> {
  const { clock, urls, secrets } = context
  await transact(context, async (trx) => {
    const taken = await takeDigests(trx, userId, clock.today())
    const groups: DigestGroup[] = []
    for (const digest of taken) {
      const messages = await takeNewMessages(trx, { ...digest, userId }, clock.today())
      if (messages.length > 0) groups.push({ ...digest, messages })
    }
    if (groups.length === 0) return
    const departureIds = groups.map(({ departureId }) => departureId)
    const token = sealUnsubscribeToken(digestSubject({ departureIds, userId }), secrets.session())
    const links = unsubscribeLinks(urls.web, token)
    await queueMail(trx, groupDigest({ to: taken[0]!.email, groups, links, webUrl: urls.web }))
  })
}

/** The new messages of a group that the member may see. The next digest begins after them. */
async function takeNewMessages(
  trx: Db,
  digest: TakenDigest & { userId: number },
  today: CalendarDate,
) {
  const since = await findReadingStart(trx, digest, today)
  const messages = await listNewMessages(trx, { ...digest, since })
  const last = messages.at(-1)
  if (last) await storeDigestPosition(trx, digest, last.messageId)
  return messages.map(({ text, hasLeft, ...author }) => ({
    name: hasLeft ? 'A former member' : toGroupName(author).name,
    text,
  }))
}

/** Milliseconds between two rounds. */
const pollMs = 60_000

export const startDigestWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({ name: 'group digests', log, pollMs, round: () => sendDigests(context) })
