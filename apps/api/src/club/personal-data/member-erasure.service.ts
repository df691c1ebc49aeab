import { canonicalLine } from '@farandfew/domain/canonical/marks.ts'
import type { ErasureForm, ErasurePreview } from '@farandfew/domain/personal-data/personal-data.ts'
import {
  erasureParts,
  type ErasurePartName,
  hiddenOf,
} from '@farandfew/domain/personal-data/erasure-parts.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { eraseMemberAndFiles, previewEndedAccount } from './erase.service.ts'
import { exportMember } from './export.queries.ts'
import { refuseMerged } from '../member-care/member-care.queries.ts'
import { subjectOf } from '../member-care/member-care.service.ts'

/** How much there is of a part of an export: the rows of a list, or 1. */
const countOf = (part: unknown): number => (Array.isArray(part) ? part.length : part ? 1 : 0)

/**
 * What an erasure would delete, keep and cancel, counted in the member's own export.
 * @throws AppError NOT_FOUND
 */
export async function previewErasureOf(context: AppContext, id: number): Promise<ErasurePreview> {
  const { db } = context
  const member = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member) throw new AppError('NOT_FOUND')
  const [data, ended] = await Promise.all([
    exportMember(db, id, []),
    previewEndedAccount(context, id),
  ])
  const parts = (Object.keys(erasureParts) as ErasurePartName[])
    .map((name) => ({
      ...erasureParts[name],
      count: hiddenOf(name) === 'existence' ? null : countOf(data[name]),
    }))
    .filter(({ count }) => count !== 0)
  return {
    username: member.username,
    erased: parts.flatMap(({ what, count, ...part }) => ('kept' in part ? [] : [{ what, count }])),
    kept: parts.flatMap(({ what, count, ...part }) =>
      'kept' in part ? [{ what, count, why: part.kept }] : [],
    ),
    ...ended,
  }
}

/**
 * Erases a member as their own deletion does, if they are whom the operator named and the refund is the one they saw.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED on `username`, REFUND_CHANGED, MEMBER_CHANGED if the account was merged
 */
export const eraseMemberOnRequest = (
  context: AppContext,
  { actor, log }: { actor: Actor; log: FastifyBaseLogger },
  { id, username, refund }: ErasureForm & { id: number },
): Promise<void> =>
  eraseMemberAndFiles(context, log, {
    userId: id,
    check: async (trx, member, present) => {
      if (canonicalLine(member.username) !== username) {
        const detail = 'This is not the username of this member'
        throw new AppError('VALIDATION_FAILED', { detail, errors: { username: detail } })
      }
      await refuseMerged(trx, id)
      if (refund !== present) throw new AppError('REFUND_CHANGED')
      await recordAction(trx, actor, {
        action: 'user.erased',
        subject: subjectOf(id),
        details: { refund },
      })
    },
  })
