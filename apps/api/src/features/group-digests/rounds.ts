import { hourInKolkata } from '@farandfew/domain/clock'
import type { AppContext } from '../../context/context.ts'
import { toGroupName } from '../../groups/group-name.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { unsubscribeLinks } from '../../unsubscribe/unsubscribe-links.ts'
import { digestSubject, sealUnsubscribeToken } from '../../unsubscribe/unsubscribe-token.ts'
import { doEach } from '../../worker/do-each.ts'
import { startWorker, type Worker, type WorkerLog } from '../../worker/worker.ts'
import { groupDigest } from './group-digests.mails.ts'
import {
  type DueDigest,
  listDueDigests,
  listNewMessages,
  storeDigestPosition,
  takeDigest,
} from './group-digests.queries.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'urls' | 'secrets'>

/** The hour in Asia/Kolkata from which the digests of a day leave. */
export const digestHour = 8

/** The most digests in a round. */
const batchSize = 200

/**
 * Sends the digests of the day. Taking one marks it with the date, so that any number of instances can do it at once and
 * each member gets one mail.
 */
export async function sendDigests(context: Context): Promise<void> {
  const { db, clock } = context
  if (hourInKolkata(clock.now()) < digestHour) return
  const due = await listDueDigests(db, clock.today(), batchSize)
  await doEach(due, (digest) => sendDigest(context, digest))
}

async function sendDigest(context: Context, digest: DueDigest): Promise<void> {
  const { clock, urls, secrets } = context
  await transact(context, async (trx) => {
    const taken = await takeDigest(trx, digest, clock.today())
    if (!taken) return
    const messages = await listNewMessages(trx, { ...digest, ...taken })
    const last = messages.at(-1)
    if (!last) return
    await storeDigestPosition(trx, digest, last.messageId)
    const token = sealUnsubscribeToken(digestSubject(digest), secrets.session())
    const mail = groupDigest({
      to: taken.email,
      title: taken.title,
      messages: messages.map((row) => ({ name: toGroupName(row).name, text: row.text })),
      url: `${urls.web}/groups/${digest.departureId}?tab=conversation`,
      links: unsubscribeLinks(urls.web, token),
    })
    await queueMail(trx, mail)
  })
}

/** Milliseconds between two rounds. */
const pollMs = 60_000

export const startDigestWorker = (context: Context, log: WorkerLog): Worker =>
  startWorker({ name: 'group digests', log, pollMs, round: () => sendDigests(context) })
