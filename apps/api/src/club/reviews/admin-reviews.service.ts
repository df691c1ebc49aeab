import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findVerifiedEmail } from '../members/verified-email.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { findReview, lockReview, storeDecision } from './admin-reviews.queries.ts'
import { reviewDeclinedMail } from './reviews.mails.ts'

type Context = Pick<AppContext, 'urls'>

/** A decision about the version of a review that the operator has read. */
interface Decision {
  id: number
  version: number
}

interface Refusal extends Decision {
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

const auditedOf = ({ state, shown }: AdminReview) => ({ state, isShown: shown !== null })

/** The facts for the audit log. */
const changeOf = (before: AdminReview, after: AdminReview) => ({
  subject: `review ${after.id}`,
  before: auditedOf(before),
  after: auditedOf(after),
})

/**
 * Shows what the member wrote last.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export async function approve(
  { trx, actor, record }: OperatorCall<'review.approved'>,
  decision: Decision,
): Promise<AdminReview> {
  const review = await lockVersion(trx, decision)
  const { id, rating, words } = review
  await storeDecision(trx, id, {
    state: 'approved',
    reason: null,
    shown: { rating, words },
    operator: actor.operator,
  })
  const approved = await getReview(trx, id)
  await record({ action: 'review.approved', ...changeOf(review, approved) })
  return approved
}

/**
 * Declines what the member wrote last. An approved earlier version stays on the page.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export async function decline(
  context: Context,
  call: OperatorCall<'review.declined'>,
  refusal: Refusal,
): Promise<AdminReview> {
  const { review, refused } = await refuse(context, call, { ...refusal, staysShown: true })
  await call.record({ action: 'review.declined', ...changeOf(review, refused) })
  return refused
}

/**
 * Takes the review off the page of its trip.
 * @throws AppError NOT_FOUND, REVIEW_CHANGED
 */
export async function unpublish(
  context: Context,
  call: OperatorCall<'review.unpublished'>,
  refusal: Refusal,
): Promise<AdminReview> {
  const { review, refused } = await refuse(context, call, { ...refusal, staysShown: false })
  await call.record({ action: 'review.unpublished', ...changeOf(review, refused) })
  return refused
}

/** Refuses a review with a mail to its member. Returns it before and after that. */
async function refuse(
  context: Context,
  { trx, actor }: OperatorCall,
  { reason, staysShown, ...decision }: Refusal & { staysShown: boolean },
): Promise<{ review: AdminReview; refused: AdminReview }> {
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
  const email = await findVerifiedEmail(trx, member.id)
  if (email !== undefined) {
    const wasShown = review.shown !== null && refused.shown === null
    await queueMail(trx, reviewDeclinedMail({ email, tripTitle, reason, wasShown }, context))
  }
  return { review, refused }
}
