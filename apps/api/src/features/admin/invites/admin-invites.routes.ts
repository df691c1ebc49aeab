import {
  decideInvite,
  getAdminInvite,
  listAdminInvites,
  undoDecision,
} from '@farandfew/domain/admin/invites'
import { isCalendarDate } from '@farandfew/domain/calendar'
import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import { readCursor, writeCursor } from '../../../paging/cursor.ts'
import { countQueue } from './count-queue.ts'
import { decide, subjectOf, undo } from './decision.service.ts'
import { describeInvite } from './invite-detail.service.ts'
import { countRequests, listQueue, type QueuePosition } from './queue.queries.ts'
import { queueItem } from './requests.sql.ts'

const writtenInstant = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/

/** Where the page before ended. */
function positionOf(cursor: string | undefined): QueuePosition | undefined {
  const position = readCursor(cursor, ['string', 'string', 'number'])
  if (!position) return undefined
  const date = writtenInstant.exec(position[0])?.[1]
  if (date !== undefined && isCalendarDate(date)) return position
  const detail = 'The cursor must be one that an earlier page gave'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { cursor: detail } })
}

function addQueue(app: FastifyInstance, db: Db): void {
  route(
    app,
    listAdminInvites,
    async ({ query, request }) => {
      const { limit, search, status, destination, scheduleId } = query
      const after = positionOf(query.cursor)
      // One more than asked for tells whether another page follows.
      const [found, counts] = await Promise.all([
        listQueue(db, query, { after, limit: limit + 1 }),
        countRequests(db, search),
      ])
      const rows = found.slice(0, limit)
      await recordAction(db, actorOf(request), {
        action: 'invites.listed',
        // What was searched for may be somebody's name.
        details: { status, destination, scheduleId, searched: !!search, requests: rows.length },
      })
      const last = found.length > limit ? rows.at(-1) : undefined
      return {
        items: rows.map(queueItem),
        nextCursor: last ? writeCursor([last.position, last.kind, last.id]) : null,
        ...countQueue(counts, query),
      }
    },
    adminOnly,
  )
}

/** The requests for invites: the queue, one of them, its decision, and the way back. */
export async function adminInvitesRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Db; clock: () => Clock },
): Promise<void> {
  const today = () => clock().today()
  addQueue(app, db)
  route(
    app,
    getAdminInvite,
    async ({ params, request }) => {
      const detail = await describeInvite(db, params, today())
      const subject = subjectOf(params)
      await recordAction(db, actorOf(request), { action: 'invite.viewed', subject })
      return detail
    },
    adminOnly,
  )
  route(
    app,
    decideInvite,
    ({ params: name, body: form, request }) =>
      decide(db, { name, form, actor: actorOf(request), today: today() }),
    adminOnly,
  )
  route(
    app,
    undoDecision,
    ({ params: name, body: { decidedAt }, request }) =>
      undo(db, { name, decidedAt, actor: actorOf(request), today: today() }),
    adminOnly,
  )
}
