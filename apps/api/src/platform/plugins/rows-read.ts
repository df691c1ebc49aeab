import { mayOperator } from '@farandfew/domain/operators/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { accountOf, isSignedInAdmin, roleOf } from '../session/admin-session.ts'
import { limitByKey, tooManyRequests } from './rate-limit.ts'

/** The rows in the answer of a call that the audit log names as a list; 0 for any other. */
const rowsIn = (payload: unknown, audit: Readonly<Record<string, string>> = {}): number => {
  const isList = Object.keys(audit).some((action) => action.endsWith('.listed'))
  const items =
    typeof payload === 'object' && payload !== null && 'items' in payload && payload.items
  return isList && Array.isArray(items) ? items.length : 0
}

/**
 * Counts the rows of lists that each operator reads in a day. Who may not save a list as a file gets no more than someone
 * reads who looks for people: page after page would be the same file.
 */
export function addRowsReadLimit(scope: FastifyInstance, context: AppContext): void {
  const limit = limitByKey('rowsRead', context)
  const { max } = context.limits.rowsRead
  scope.addHook('preSerialization', async (request, _reply, payload) => {
    const rows = rowsIn(payload, request.routeOptions.config.contract?.audit)
    if (rows === 0 || !isSignedInAdmin(request)) return payload
    const { current, ttl } = await limit.hit(
      `operator ${accountOf(request) ?? 'of the club'}`,
      rows,
    )
    if (current > max && !mayOperator(roleOf(request), 'export')) {
      throw tooManyRequests(ttl, `You have read the ${max} rows of a day`)
    }
    return payload
  })
}
