import * as calls from '@farandfew/domain/invites/admin-invites.contract.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
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
  route(app, calls.assignDeparture, ({ actor, params: name, body: form }) =>
    assignDeparture(context, { name, form, actor }),
  )
  route(app, calls.takeBackDeparture, ({ actor, params: name, body }) =>
    takeBackDeparture(context, { name, ...body, actor }),
  )
  const { db } = context
  route(app, calls.listAdminInvites, async ({ actor, query, record }) => {
    const { search, status, kind, destination, scheduleId, assignee, month } = query
    const { operatorId } = actor
    const condition = await matchingRequests(db, { ...query, operatorId })
    const [{ items, nextCursor }, counts, assignedToMe] = await Promise.all([
      readInOrder(query, sortedQueue(query), (slice) => listQueue(db, condition, slice)),
      countRequests(db, query),
      countAssigned(db, operatorId),
    ])
    await record({
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
  route(app, calls.getAdminInvite, async ({ params, record }) => {
    const detail = await getInviteDetail(context, params)
    const subject = subjectOf(params)
    await record({ action: 'invite.viewed', subject })
    return detail
  })
  route(app, calls.decideInvite, ({ actor, params: name, body: form }) =>
    decide(context, { name, form, actor }),
  )
  route(app, calls.decideInvites, ({ actor, body }) => decideEach(context, actor, body))
  bytesRoute(app, calls.exportAdminInvites, async ({ actor, query, reply, record }) => {
    const { search, status, kind, destination, scheduleId, month, assignee, rows } = query
    const { operatorId } = actor
    const condition = await matchingRequests(db, { ...query, operatorId })
    const total = await countQueueRows(db, condition)
    await record({
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
  route(app, calls.undoDecision, ({ actor, params: name, body: { decidedAt } }) =>
    undo(context, { name, decidedAt, actor }),
  )
}
