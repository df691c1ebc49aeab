import {
  badUnsubscribeLink,
  type Unsubscription,
} from '@farandfew/domain/newsletters/newsletter.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteDigests } from '../groups/digest-members.queries.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { welcome } from './newsletters.mails.ts'
import { deleteSubscription, insertSubscription } from './newsletters.queries.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe/unsubscribe-links.ts'
import {
  readUnsubscribeToken,
  sealUnsubscribeToken,
} from '../../platform/unsubscribe/unsubscribe-token.ts'

/** Subscribes an address; a new one gets a welcome mail. */
export function subscribeAddress(context: AppContext, email: string): Promise<void> {
  const token = sealUnsubscribeToken(email, context.secrets.session())
  const links = unsubscribeLinks(context.urls.web, token)
  return transact(context, async (trx) => {
    if (await insertSubscription(trx, email)) await queueMail(trx, welcome(email, links))
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
