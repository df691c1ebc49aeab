import { badUnsubscribeLink } from '@farandfew/domain/newsletters'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { welcome } from './newsletters.mails.ts'
import { deleteSubscription, insertSubscription } from './newsletters.queries.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { openUnsubscribeToken, sealUnsubscribeToken } from './unsubscribe-token.ts'

export interface Letters {
  /** Signs the links. */
  secret: string
  /** The address of the site, without a slash at the end. */
  publicWebUrl: string
}

/** Puts an address down and, where it is new, stores its welcome with it; all of it or nothing. */
export async function subscribeAddress(
  db: Db,
  email: string,
  { secret, publicWebUrl }: Letters,
): Promise<void> {
  const links = unsubscribeLinks(publicWebUrl, sealUnsubscribeToken(email, secret))
  await db.transaction().execute(async (trx) => {
    if (await insertSubscription(trx, email)) await queueMail(trx, welcome(email, links))
  })
}

/**
 * Takes the address of a link out of the list; once more changes nothing and fails neither.
 * @throws AppError VALIDATION_FAILED where the token is missing or not ours
 */
export async function unsubscribeAddress(
  db: Db,
  token: string | undefined,
  secret: string,
): Promise<void> {
  const email = token === undefined ? undefined : openUnsubscribeToken(token, secret)
  if (email === undefined) {
    throw new AppError('VALIDATION_FAILED', {
      detail: badUnsubscribeLink,
      errors: { token: badUnsubscribeLink },
    })
  }
  await deleteSubscription(db, email)
}
