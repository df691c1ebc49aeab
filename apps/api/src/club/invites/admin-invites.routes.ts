import {
  assignDeparture as assignDepartureContract,
  decideInvite,
  decideInvites,
  exportAdminInvites,
  getAdminInvite,
  listAdminInvites,
  undoDecision,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { readCursor, refuseCursor, splitPage, writeCursor } from '../../platform/paging/cursor.ts'
import { isInstantPosition } from '../../platform/paging/by-instant.ts'
import { sendCsv } from '../../platform/csv/send-csv.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { inviteColumns } from './admin-invites.csv.ts'
import { assignDeparture } from './assignment.service.ts'
import { countQueue } from './count-queue.ts'
import { decide, decideEach, subjectOf, undo } from './decision.service.ts'
import { getInviteDetail } from './invite-detail.service.ts'
import {
  countAssigned,
  countRequests,
  listNamed,
  listQueue,
  type QueuePosition,
} from './queue.queries.ts'
import { queueItem } from './requests.sql.ts'

/**
 * The position that a cursor encodes; undefined on the first page.
 * @throws AppError VALIDATION_FAILED if the cursor is invalid
 */
function positionOf(cursor: string | undefined): QueuePosition | undefined {
  const position = readCursor(cursor, ['string', 'string', 'number'])
  return position && !isInstantPosition(position[0]) ? refuseCursor() : position
}

/** The invite requests: the queue, one request, its decision and the undo. */
export async function adminInvitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, assignDepartureContract, ({ params: name, body: form, request }) =>
    assignDeparture(context, { name, form, actor: actorOf(request) }),
  )
  const { db } = context
  route(app, listAdminInvites, async ({ query, request }) => {
    const { limit, search, status, kind, destination, scheduleId, assignee } = query
    const { operatorId } = actorOf(request)
    const after = positionOf(query.cursor)
    const [rows, counts, assignedToMe] = await Promise.all([
      listQueue(db, query, { after, limit: limit + 1, operatorId }),
      countRequests(db, query),
      countAssigned(db, operatorId),
    ])
    const { items, last } = splitPage(rows, limit)
    await recordAction(db, actorOf(request), {
      action: 'invites.listed',
      // Without the search text, which may be a name.
      details: {
        status,
        kind,
        destination,
        scheduleId,
        assignee,
        searched: !!search,
        requests: items.length,
      },
    })
    return {
      items: items.map(queueItem),
      nextCursor: last ? writeCursor([last.position, last.kind, last.id]) : null,
      ...countQueue(counts, query),
      assignedToMe,
    }
  })
  route(app, getAdminInvite, async ({ params, request }) => {
    const detail = await getInviteDetail(context, params)
    const subject = subjectOf(params)
    await recordAction(db, actorOf(request), { action: 'invite.viewed', subject })
    return detail
  })
  route(app, decideInvite, ({ params: name, body: form, request }) =>
    decide(context, { name, form, actor: actorOf(request) }),
  )
  route(app, decideInvites, ({ body, request }) => decideEach(context, actorOf(request), body))
  bytesRoute(app, exportAdminInvites, async ({ query, request, reply }) => {
    const rows = await listNamed(db, query.rows)
    const details = { requests: rows.length }
    await recordAction(db, actorOf(request), { action: 'invites.exported', details })
    return sendCsv(reply.header('x-total-count', rows.length), {
      name: 'invites',
      date: dateInKolkata(context.clock.now()),
      columns: inviteColumns,
      batches: Readable.from([rows]),
    })
  })
  route(app, undoDecision, ({ params: name, body: { decidedAt }, request }) =>
    undo(context, { name, decidedAt, actor: actorOf(request) }),
  )
}
