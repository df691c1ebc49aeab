import {
  auditLog,
  auditLogQuery,
  type NamedAuditEntry,
} from '@farandfew/domain/audit/admin-audit.ts'
import { exceptReads, readActions } from '@farandfew/domain/audit/action-words.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, send } from './fake-routes.ts'
import { anyContains, newestFirst } from './newest-first.ts'

export interface AuditState {
  auditEntries: NamedAuditEntry[]
  auditOperators: { id: number; name: string }[]
}

export const noAuditEntries = (): AuditState => ({ auditEntries: [], auditOperators: [] })

/** The call of the audit log. */
export const auditRoutes = (api: AuditState): FakeRoutes => ({
  'GET /api/admin/audit-log': ({ response, query }) => {
    const asked = z.parse(auditLogQuery, Object.fromEntries(query))
    const found = api.auditEntries.filter((entry) => {
      const day = dateInKolkata(new Date(entry.at))
      return (
        (asked.action === undefined ||
          (asked.action === exceptReads
            ? !(readActions as string[]).includes(entry.action)
            : entry.action === asked.action)) &&
        (asked.operator === undefined || (entry.operatorId ?? 0) === asked.operator) &&
        (asked.from === undefined || day >= asked.from) &&
        (asked.to === undefined || day <= asked.to) &&
        anyContains(
          [entry.operator, entry.action, entry.subject, entry.session, entry.address],
          asked.search,
        )
      )
    })
    const actions = [...new Set(api.auditEntries.map(({ action }) => action))].sort()
    send(response, 200, auditLog, {
      ...newestFirst(found, asked),
      actions,
      operators: api.auditOperators,
    })
  },
})
