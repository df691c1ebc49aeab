import { badUnsubscribeLink } from '@farandfew/domain/newsletters'
import type { AppContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/queue.ts'
import { transact } from '../../outbox/transaction.ts'
import { welcome } from './newsletters.mails.ts'
import { deleteSubscription, insertSubscription } from './newsletters.queries.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { openUnsubscribeToken, sealUnsubscribeToken } from './unsubscribe-token.ts'

/** Subscribes an address; a new one gets a welcome mail. */
export function subscribeAddress(context: AppContext, email: string): Promise<void> {
  const token = sealUnsubscribeToken(email, context.secrets.session())
  const links = unsubscribeLinks(context.urls.web, token)
  return transact(context, async (trx) => {
    if (await insertSubscription(trx, email)) await queueMail(trx, welcome(email, links))
  })
}

/**
 * Unsubscribes the address of a link. A second use changes nothing and succeeds.
 * @throws AppError VALIDATION_FAILED if the token is missing or not ours
 */
export async function unsubscribeAddress(
  { db, secrets }: AppContext,
  token: string | undefined,
): Promise<void> {
  const email = token === undefined ? undefined : openUnsubscribeToken(token, secrets.session())
  if (email === undefined) {
    throw new AppError('VALIDATION_FAILED', {
      detail: badUnsubscribeLink,
      errors: { token: badUnsubscribeLink },
    })
  }
  await deleteSubscription(db, email)
}
