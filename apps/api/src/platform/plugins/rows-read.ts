import type { Contract } from '@farandfew/domain/contract/contract.ts'
import { mayOperator } from '@farandfew/domain/contract/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { accountOf, isSignedInAdmin, roleOf } from '../session/admin-session.ts'
import { limitByKey, tooManyRequests } from './rate-limit.ts'

/**
 * The rows in the answer of a call that the audit log names as a read: those of its list, or one for a single thing that was
 * opened. 0 for any other call.
 */
function rowsIn(payload: unknown, { method, audit = [], rows }: Contract): number {
  const has = (read: RegExp) => audit.some((action) => read.test(action))
  const list = rows ?? (has(/[.-]listed$/) ? 'items' : undefined)
  if (list === undefined) return method === 'GET' && has(/\.(?:viewed|opened)$/) ? 1 : 0
  const found = (payload as Record<string, unknown> | null)?.[list]
  return Array.isArray(found) ? found.length : 0
}

/**
 * Counts the rows that each operator reads in a day. Who may not save a list as a file gets no more than someone
 * reads who looks for people: page after page, or one member after the other, would be the same file.
 */
export function addRowsReadLimit(scope: FastifyInstance, context: AppContext): void {
  const limit = limitByKey('rowsRead', context)
  const { max } = context.limits.rowsRead
  scope.addHook('preSerialization', async (request, reply, payload) => {
    const { contract } = request.routeOptions.config
    const rows = contract && reply.statusCode < 400 ? rowsIn(payload, contract) : 0
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
