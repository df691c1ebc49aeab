import * as calls from '@farandfew/domain/invites/admin-invites.contract.ts'
import { inviteDestinationNames, inviteKindNames } from '@farandfew/domain/invites/admin-invites.ts'
import { inviteStatusNames, travelMonths } from '@farandfew/domain/invites/invite.options.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { batchesInOrder, readInOrder } from '../../platform/paging/by-order.ts'
import { type CsvFile, sendCsv } from '../../platform/csv/send-csv.ts'
import { bytesRoute, route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { assignDeparture, takeBackDeparture } from './assignment.service.ts'
import { countQueue } from './count-queue.ts'
import { decide, decideEach, subjectOf, undo } from './decision.service.ts'
import { getInviteDetail } from './invite-detail.service.ts'
import {
  countQueueRows,
  countRequests,
  listQueue,
  matchingRequests,
  type RequestRow,
  sortedQueue,
} from './queue.queries.ts'
import { destinationOf, labelOf, queueItem } from './requests.sql.ts'

const inviteColumns: CsvFile<RequestRow>['columns'] = [
  ['Kind', ({ kind }) => inviteKindNames[kind]],
  ['ID', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Destination', (row) => inviteDestinationNames[destinationOf(row)]],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['Travel Month', ({ travelMonth }) => travelMonth && labelOf(travelMonths, travelMonth)],
  ['State', ({ status }) => inviteStatusNames[status]],
  ['Created At', ({ createdAt }) => createdAt.toISOString()],
  ['Assignee', ({ assignee }) => assignee],
  ['Tags', ({ tags }) => tags.join(', ')],
]

/** The invite requests: the queue, one request, its decision and the undo. */
export async function adminInvitesRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  route(app, calls.listAdminInvites, async ({ actor, query, record }) => {
    const { search, status, kind, destination, scheduleId, assignee, month, message } = query
    const { operatorId } = actor
    const condition = await matchingRequests(db, query, operatorId)
    const [{ items, nextCursor }, counts] = await Promise.all([
      readInOrder(query, sortedQueue(query), (slice) => listQueue(db, condition, slice)),
      countRequests(db, query, operatorId),
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
        message,
        assignee,
        searched: !!search,
        requests: items.length,
      },
    })
    return {
      items: items.map(queueItem),
      nextCursor,
      ...countQueue(counts, query),
    }
  })
  route(app, calls.getAdminInvite, async ({ params, record }) => {
    const detail = await getInviteDetail(db, context, params)
    const subject = subjectOf(params)
    await record({ action: 'invite.viewed', subject })
    return detail
  })
  route(app, calls.decideInvites, ({ actor, body }) => decideEach(context, actor, body))
  bytesRoute(app, calls.exportAdminInvites, async ({ actor, query, reply, record }) => {
    const { search, status, kind, destination, scheduleId, month, message, assignee, rows } = query
    const { operatorId } = actor
    const condition = await matchingRequests(db, query, operatorId)
    const total = await countQueueRows(db, condition)
    await record({
      action: 'invites.exported',
      // Without the search text, which may be a name.
      details: rows
        ? { selected: rows.length, requests: total }
        : {
            ...{ status, kind, destination, scheduleId, month, message, assignee },
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
  transactionRoute(app, calls.decideInvite, (call) =>
    decide(context, call, { name: call.params, form: call.body }),
  )
  transactionRoute(app, calls.undoDecision, (call) =>
    undo(context, call, { name: call.params, ...call.body }),
  )
  transactionRoute(app, calls.assignDeparture, (call) => {
    const { scheduleId: departureId, ...form } = call.body
    return assignDeparture(context, call, {
      name: call.params,
      assignment: { departureId, ...form },
    })
  })
  transactionRoute(app, calls.takeBackDeparture, (call) =>
    takeBackDeparture(context, call, { name: call.params, departureId: call.body.scheduleId }),
  )
}
