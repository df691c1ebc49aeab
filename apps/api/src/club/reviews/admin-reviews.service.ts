import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { findReview, lockReview, storeDecision } from './admin-reviews.queries.ts'
import { reviewDeclinedMail } from './review-declined.mails.ts'

type Context = Pick<AppContext, 'urls'>

/** A decision about the version of a review that the operator has read. */
interface Decision {
  id: number
  version: number
}

interface Refusal extends Decision {
  actor: Actor
  /** The member reads it. */
  reason: string
}

const noSuchReview = () =>
  new AppError('NOT_FOUND', {
    detail: 'This review no longer exists. The member may have deleted it.',
  })

/** Says what happened to the review since the operator read it. */
function changedMeanwhile({ state, decidedAt, decidedBy, writtenAt }: AdminReview): AppError {
  if (decidedAt === null || writtenAt > decidedAt) {
    return new AppError('REVIEW_CHANGED', {
      detail: 'The member has changed this review. Please read it again.',
    })
  }
  const who = decidedBy ?? 'Another operator'
  const when = formatDate(dateInKolkata(new Date(decidedAt)))
  return new AppError('REVIEW_CHANGED', { detail: `${who} ${state} this review on ${when}.` })
}

async function getReview(trx: Db, id: number): Promise<AdminReview> {
  const review = await findReview(trx, id)
  if (!review) throw noSuchReview()
  return review
}

/** Locks the review, and returns it as the operator has read it. */
async function lockVersion(trx: Db, { id, version }: Decision): Promise<AdminReview> {
  if (!(await lockReview(trx, id))) throw noSuchReview()
  const review = await getReview(trx, id)
  if (review.version !== version) throw changedMeanwhile(review)
  return review
}

const auditedOf = ({ state, shown }: Pick<AdminReview, 'state' | 'shown'>) => ({
  state,
  isShown: shown !== null,
})

/**
 * Shows what the member wrote last.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export async function approve(trx: Db, actor: Actor, decision: Decision): Promise<AdminReview> {
  const review = await lockVersion(trx, decision)
  const { id, rating, words } = review
  await storeDecision(trx, id, {
    state: 'approved',
    reason: null,
    shown: { rating, words },
    operator: actor.operator,
  })
  const approved = await getReview(trx, id)
  await recordAction(trx, actor, {
    action: 'review.approved',
    subject: `review ${id}`,
    before: auditedOf(review),
    after: auditedOf(approved),
  })
  return approved
}

/**
 * Declines what the member wrote last. An approved earlier version stays on the page.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export const decline = (trx: Db, context: Context, refusal: Refusal) =>
  refuse(trx, context, { ...refusal, staysShown: true })

/**
 * Takes the review off the page of its trip.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export const unpublish = (trx: Db, context: Context, refusal: Refusal) =>
  refuse(trx, context, { ...refusal, staysShown: false })

async function refuse(
  trx: Db,
  context: Context,
  { actor, reason, staysShown, ...decision }: Refusal & { staysShown: boolean },
): Promise<AdminReview> {
  const review = await lockVersion(trx, decision)
  const { id, member, tripTitle } = review
  await storeDecision(trx, id, {
    state: 'declined',
    reason,
    operator: actor.operator,
    // An approved version that is declined is the one on the page.
    shown: staysShown && review.state !== 'approved' ? review.shown : null,
  })
  const refused = await getReview(trx, id)
  await recordAction(trx, actor, {
    action: staysShown ? 'review.declined' : 'review.unpublished',
    subject: `review ${id}`,
    before: auditedOf(review),
    after: auditedOf(refused),
  })
  const email = await findVerifiedEmail(trx, member.id)
  if (email !== undefined) {
    const wasShown = review.shown !== null && refused.shown === null
    await queueMail(trx, reviewDeclinedMail({ email, tripTitle, reason, wasShown }, context))
  }
  return refused
}
