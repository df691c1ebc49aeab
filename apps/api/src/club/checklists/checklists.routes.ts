import {
  addItem,
  changeItem,
  getChecklist,
  removeItem,
  tickClubItem,
} from '@farandfew/domain/checklists/checklists.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { changePlan } from '../group-events/group-events.queries.ts'
import { getGroupAccess, getWritableGroup } from '../groups/group-access.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import {
  addSharedItem,
  changeSharedItem,
  readChecklist,
  removeSharedItem,
  tickOwnItem,
} from './checklists.service.ts'

/** The checklist of a group. Every change answers with the whole list, because others change it too. */
export async function checklistsRoutes(app: FastifyInstance, { db, clock }: AppContext) {
  const writableBy = ({ departureId }: { departureId: number }, request: FastifyRequest) =>
    getWritableGroup(db, { departureId, userId: getMemberId(request), today: clock.today() })
  route(app, getChecklist, async ({ userId, params: { departureId } }) => {
    const asked = { departureId, userId, today: clock.today() }
    return readChecklist(db, await getGroupAccess(db, asked))
  })
  route(app, addItem, async ({ params, body, request }) => {
    const member = await writableBy(params, request)
    await changePlan(db, member, (trx) => addSharedItem(trx, member, body.label))
    return readChecklist(db, member)
  })
  route(app, changeItem, async ({ params, body, request }) => {
    const member = await writableBy(params, request)
    const item = { ...member, itemId: params.itemId }
    await changePlan(db, member, (trx) => changeSharedItem(trx, item, body))
    return readChecklist(db, member)
  })
  route(app, removeItem, async ({ params, body, request }) => {
    const member = await writableBy(params, request)
    const item = { ...member, itemId: params.itemId }
    await changePlan(db, member, (trx) => removeSharedItem(trx, item, body.before))
    return readChecklist(db, member)
  })
  route(app, tickClubItem, async ({ params, body, request }) => {
    const member = await writableBy(params, request)
    await tickOwnItem(db, member, { item: params.key, isTicked: body.isTicked })
    return readChecklist(db, member)
  })
}
