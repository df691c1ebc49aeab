import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { listAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { type FakeRoute, pageOf, route } from './fake-routes.ts'

export interface AuditState {
  auditEntries: NamedAuditEntry[]
  /** Those that the log can be filtered by. */
  auditActions: string[]
}

export const noAuditEntries = (): AuditState => ({ auditEntries: [], auditActions: [] })

/** The call of the audit log. */
export const auditRoutes = (api: AuditState): FakeRoute[] => [
  route(listAuditLog, ({ query }) => ({
    ...pageOf(api.auditEntries, query),
    actions: api.auditActions,
    operators: [],
  })),
]
