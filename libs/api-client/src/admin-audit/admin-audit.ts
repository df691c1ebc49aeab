import type { AuditLog, listAuditLog } from '@farandfew/domain/admin/audit'
import { listAuditLogEndpoint } from '@farandfew/domain/admin/audit/endpoints'
import type { ContractInput } from '@farandfew/domain/contract'
import { call, type CallOptions } from '../call/index.ts'

/** What a page of the log is asked for with, as text. */
export type AuditLogInput = ContractInput<typeof listAuditLog>['query']

/** One page of the audit log; an ApiError of status 401 where the console is not open. */
export function fetchAuditLog(query: AuditLogInput, options?: CallOptions): Promise<AuditLog> {
  return call(listAuditLogEndpoint, { query }, options)
}
