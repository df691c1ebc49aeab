import type { Clock } from '@farandfew/domain/clock'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import type { Limits } from '../../plugins/rate-limit.ts'
import { invitesRoutes } from '../invites/invites.routes.ts'
import { addMemberSession } from './member-session.ts'

export interface MembersOptions {
  db: Db
  limits: Limits
  clock: () => Clock
  publicWebUrl: string
  clubEmail: string
  sessionSecret: () => string
  /** Called when messages were committed. */
  wakeOutbox: () => void
}

/** Every call that knows who is signed in, behind the members' session. */
export async function membersPlugin(
  scope: FastifyInstance,
  options: MembersOptions,
): Promise<void> {
  await addMemberSession(scope, options)
  await scope.register(invitesRoutes, options)
}
