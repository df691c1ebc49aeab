import {
  badUnsubscribeLink,
  type Unsubscription,
} from '@farandfew/domain/newsletters/newsletter.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteDigests } from '../groups/digest-members.queries.ts'
import { dropNewsletterMails } from '../../platform/outbox/claim.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { welcome } from './newsletters.mails.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe/unsubscribe-links.ts'
import {
  readUnsubscribeToken,
  sealUnsubscribeToken,
} from '../../platform/unsubscribe/unsubscribe-token.ts'

/** Inserts an address, and returns whether it is new. */
async function insertSubscription(trx: Db, email: string): Promise<boolean> {
  const row = await trx
    .insertInto('newsletters')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Subscribes an address; a new one gets a welcome mail. */
export async function subscribeAddress(
  trx: Db,
  { secrets, urls }: AppContext,
  { email }: { email: string },
): Promise<{ email: string }> {
  const links = unsubscribeLinks(urls.web, sealUnsubscribeToken(email, secrets.session()))
  if (await insertSubscription(trx, email)) await queueMail(trx, welcome(email, links))
  return { email }
}

/**
 * Deletes an address, if it is on the list, and what is not sent to it. A batch that is being stored with this address is
 * waited for first.
 */
async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('newsletters').where('email', '=', email).execute()
    await dropNewsletterMails(trx, email)
  })
}

/**
 * Ends what a link unsubscribes from: the newsletter, or the digests of groups. A second use changes nothing and succeeds.
 * @throws AppError VALIDATION_FAILED if the token is missing or not ours
 */
export async function unsubscribeByLink(
  { db, secrets }: AppContext,
  token: string | undefined,
): Promise<Unsubscription> {
  const ended = token === undefined ? undefined : readUnsubscribeToken(token, secrets.session())
  if (ended === undefined) {
    throw new AppError('VALIDATION_FAILED', {
      detail: badUnsubscribeLink,
      errors: { token: badUnsubscribeLink },
    })
  }
  if ('email' in ended) {
    await deleteSubscription(db, ended.email)
    return { subscribed: false }
  }
  await deleteDigests(db, ended)
  return { subscribed: false, list: 'group-digest' }
}
