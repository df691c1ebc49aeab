import { nameHost } from '@farandfew/domain/admin/departures'
import type { FastifyInstance } from 'fastify'
import { actorOf, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminWith } from '../../../session/admin-session.ts'
import { getDepartureWithBookings, subjectOf } from './admin-departures.service.ts'
import { lockDeparture } from './change-departure.queries.ts'
import { findHost, findMember, storeHost } from './departure-host.queries.ts'

/** @throws AppError VALIDATION_FAILED if there is no such member */
async function getMember(db: Db, name: string) {
  const member = await findMember(db, name)
  if (member) return member
  const message = 'No member has this username or verified email address'
  throw new AppError('VALIDATION_FAILED', { detail: `${message}.`, errors: { member: message } })
}

/** Names the account that has the group page of a departure as its host. */
export async function departureHostRoutes(
  app: FastifyInstance,
  { db, clock }: AppContext,
): Promise<void> {
  route(
    app,
    nameHost,
    ({ params: { id }, body, request }) =>
      db.transaction().execute(async (trx) => {
        if (!(await lockDeparture(trx, id))) throw new AppError('NOT_FOUND')
        const before = await findHost(trx, id)
        const host = body.member === null ? null : await getMember(trx, body.member)
        if (host?.id !== before?.id) {
          await storeHost(trx, { departureId: id, hostId: host?.id ?? null })
          await recordAction(trx, actorOf(request), {
            action: 'departure.host-named',
            subject: subjectOf(id),
            before: { host: before?.id ?? null },
            after: { host: host?.id ?? null },
          })
        }
        return getDepartureWithBookings(trx, id, { now: new Date(), today: clock.today() })
      }),
    adminWith('choose-group'),
  )
}
