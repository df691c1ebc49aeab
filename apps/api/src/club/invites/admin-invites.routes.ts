import {
  assignDeparture as assignDepartureContract,
  decideInvite,
  decideInvites,
  exportAdminInvites,
  getAdminInvite,
  listAdminInvites,
  takeBackDeparture as takeBackContract,
  undoDecision,
} from '@farandfew/domain/invites/admin-invites.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { batchesInOrder, readInOrder } from '../../platform/paging/by-order.ts'
import { sendCsv } from '../../platform/csv/send-csv.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { inviteColumns } from './admin-invites.csv.ts'
import { assignDeparture, takeBackDeparture } from './assignment.service.ts'
import { countQueue } from './count-queue.ts'
import { decide, decideEach, subjectOf, undo } from './decision.service.ts'
import { getInviteDetail } from './invite-detail.service.ts'
import {
  countAssigned,
  countQueueRows,
  countRequests,
  listQueue,
  matchingRequests,
  sortedQueue,
} from './queue.queries.ts'
import { queueItem } from './requests.sql.ts'

/** The invite requests: the queue, one request, its decision and the undo. */
export async function adminInvitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, assignDepartureContract, ({ params: name, body: form, request }) =>
    assignDeparture(context, { name, form, actor: actorOf(request) }),
  )
  route(app, takeBackContract, ({ params: name, body, request }) =>
    takeBackDeparture(context, { name, ...body, actor: actorOf(request) }),
  )
  const { db } = context
  route(app, listAdminInvites, async ({ query, request }) => {
    const { search, status, kind, destination, scheduleId, assignee, month } = query
    const { operatorId } = actorOf(request)
    const condition = await matchingRequests(db, { ...query, operatorId })
    const [{ items, nextCursor }, counts, assignedToMe] = await Promise.all([
      readInOrder(query, sortedQueue(query), (slice) => listQueue(db, condition, slice)),
      countRequests(db, query),
      countAssigned(db, operatorId),
    ])
    await recordAction(db, actorOf(request), {
      action: 'invites.listed',
      // Without the search text, which may be a name.
      details: {
        status,
        kind,
        destination,
        scheduleId,
        month,
        assignee,
        searched: !!search,
        requests: items.length,
      },
    })
    return {
      items: items.map(queueItem),
      nextCursor,
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
    const { search, status, kind, destination, scheduleId, month, assignee, rows } = query
    const { operatorId } = actorOf(request)
    const condition = await matchingRequests(db, { ...query, operatorId })
    const total = await countQueueRows(db, condition)
    await recordAction(db, actorOf(request), {
      action: 'invites.exported',
      // Without the search text, which may be a name.
      details: rows
        ? { selected: rows.length, requests: total }
        : {
            ...{ status, kind, destination, scheduleId, month, assignee },
            ...{ searched: !!search, requests: total },
          },
    })
    return sendCsv(reply, {
      name: 'invites',
      date: dateInKolkata(context.clock.now()),
      total,
      columns: inviteColumns,
      batches: batchesInOrder(sortedQueue(query), (slice) => listQueue(db, condition, slice)),
    })
  })
  route(app, undoDecision, ({ params: name, body: { decidedAt }, request }) =>
    undo(context, { name, decidedAt, actor: actorOf(request) }),
  )
}
