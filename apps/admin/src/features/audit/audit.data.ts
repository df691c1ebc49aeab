import { endpointKey } from '@farandfew/api-client'
import { exceptReads } from '@farandfew/domain/audit/action-words.ts'
import { listAuditLog } from '@farandfew/domain/audit/admin-audit.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../shared/table/pages.data.ts'

export interface AuditFilter {
  search: string
  /** '' for every action. */
  action: string
  /** Whether every action includes those that only read. */
  looks: boolean
  /** The id of an account, or `clubPasswordFilter`; '' for everyone. */
  operator: string
  /** Calendar dates in Asia/Kolkata, both included; '' for no bound. */
  from: string
  to: string
}

/** The filter as the API has it. */
export const toAuditQuery = ({ looks, ...filter }: AuditFilter) => ({
  ...filter,
  action: filter.action || (looks ? '' : exceptReads),
})

/** The entries that a filter finds, newest first. */
export const useAuditLog = (filter: AuditFilter) => usePages(listAuditLog, toAuditQuery(filter))

/** Returns a function that reads the log again, after something that adds an entry to it. */
export function useReloadAuditLog(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: endpointKey(listAuditLog) })
}
