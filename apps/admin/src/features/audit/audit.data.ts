import { fetchAuditLog } from '@farandfew/api-client/admin-audit'
import { listAuditLogEndpoint } from '@farandfew/domain/admin/audit/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../shared/table/pages.data.ts'

export interface AuditFilter {
  search: string
  action: string
  /** Calendar dates in Asia/Kolkata, both included; '' for no bound. */
  from: string
  to: string
}

/** The entries that a filter finds, the newest first. */
export const useAuditLog = ({ search, action, from, to }: AuditFilter) =>
  usePages(listAuditLogEndpoint.path, { search, action, from, to }, fetchAuditLog)

/** Reads the log again: what was just done belongs to it. */
export function useReloadAuditLog(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [listAuditLogEndpoint.path] })
}
