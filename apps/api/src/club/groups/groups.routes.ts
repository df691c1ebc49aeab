import {
  getGroup,
  listGroups,
  removeArrival,
  saveArrival,
  showFields,
  wantDigest,
} from '@farandfew/domain/groups/groups.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changePlan } from '../group-events/group-events.queries.ts'
import { deleteDigests, insertDigest } from './digest-members.queries.ts'
import { getGroupAccess, getWritableGroup } from './group-access.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import { deleteArrival, storeShownFields } from './groups.queries.ts'
import { readGroup, readOwnGroups, saveMemberArrival } from './groups.service.ts'

/** The group page of a departure: members, arrivals, and what each shows. */
export async function groupsRoutes(app: FastifyInstance, { db, clock }: AppContext): Promise<void> {
  const asked = (params: { departureId: number }, request: FastifyRequest) => ({
    ...params,
    userId: getMemberId(request),
    today: clock.today(),
  })
  route(app, listGroups, ({ userId }) => readOwnGroups(db, { userId, today: clock.today() }))
  route(app, getGroup, async ({ params, request }) => {
    const access = await getGroupAccess(db, asked(params, request))
    return readGroup(db, access, clock.today())
  })
  transactionRoute(app, saveArrival, async ({ trx, params, body, request }) => {
    const access = await getWritableGroup(trx, asked(params, request))
    await changePlan(trx, access, () => saveMemberArrival(trx, access, body))
    return readGroup(trx, access, clock.today())
  })
  transactionRoute(app, removeArrival, async ({ trx, params, request }) => {
    const access = await getWritableGroup(trx, asked(params, request))
    await changePlan(trx, access, () => deleteArrival(trx, access))
    return readGroup(trx, access, clock.today())
  })
  route(app, showFields, async ({ params, body, request }) => {
    const access = await getGroupAccess(db, asked(params, request))
    await storeShownFields(db, access.userId, body.fields)
    return readGroup(db, access, clock.today())
  })
  route(app, wantDigest, async ({ params, body, request }) => {
    const access = await getGroupAccess(db, asked(params, request))
    const { departureId, userId } = access
    if (!body.isWanted) await deleteDigests(db, { departureIds: [departureId], userId })
    else if (!(await insertDigest(db, access, clock.today()))) {
      throw new AppError('EMAIL_NOT_VERIFIED')
    }
    return readGroup(db, access, clock.today())
  })
}
