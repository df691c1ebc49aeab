import * as calls from '@farandfew/domain/checklists/checklists.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { changePlan } from '../group-events/group-events.queries.ts'
import { getGroupAccess, getWritableGroup, type GroupAccess } from '../groups/group-access.ts'
import {
  addSharedItem,
  changeSharedItem,
  readChecklist,
  removeSharedItem,
  tickOwnItem,
} from './checklists.service.ts'

interface Call {
  trx: Db
  userId: number
  params: { departureId: number }
}

/** The checklist of a group. Every change answers with the whole list, because others change it too. */
export async function checklistsRoutes(app: FastifyInstance, { db, clock }: AppContext) {
  const getWritable = ({ trx, userId, params: { departureId } }: Call) =>
    getWritableGroup(trx, { departureId, userId, today: clock.today() })
  const changeItems = async (call: Call, change: (member: GroupAccess) => Promise<void>) => {
    const member = await getWritable(call)
    await changePlan(call.trx, member, () => change(member))
    return readChecklist(call.trx, member)
  }

  route(app, calls.getChecklist, async ({ userId, params: { departureId } }) =>
    readChecklist(db, await getGroupAccess(db, { departureId, userId, today: clock.today() })),
  )
  transactionRoute(app, calls.addItem, (call) =>
    changeItems(call, (member) => addSharedItem(call.trx, member, call.body.label)),
  )
  transactionRoute(app, calls.changeItem, (call) => {
    const { itemId } = call.params
    return changeItems(call, (member) =>
      changeSharedItem(call.trx, { ...member, itemId }, call.body),
    )
  })
  transactionRoute(app, calls.removeItem, (call) => {
    const { itemId } = call.params
    return changeItems(call, (member) =>
      removeSharedItem(call.trx, { ...member, itemId }, call.body.before),
    )
  })
  transactionRoute(app, calls.tickClubItem, async (call) => {
    const { trx, params, body } = call
    const member = await getWritable(call)
    await tickOwnItem(trx, member, { item: params.key, isTicked: body.isTicked })
    return readChecklist(trx, member)
  })
}
