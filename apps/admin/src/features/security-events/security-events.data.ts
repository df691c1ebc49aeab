import { listAdminSecurityEventsEndpoint } from '@farandfew/domain/admin/security-events/endpoints'
import type { SecurityEventKind, SecurityEventOutcome } from '@farandfew/domain/security-events'
import { usePages } from '../../shared/table/pages.data.ts'

/** '' is no filter. */
export interface EventFilter {
  search: string
  kind: SecurityEventKind | ''
  outcome: SecurityEventOutcome | ''
}

/** The events that a filter finds, newest first. */
export const useSecurityEvents = (filter: EventFilter) =>
  usePages(listAdminSecurityEventsEndpoint, filter)
