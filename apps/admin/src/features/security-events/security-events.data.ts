import { listAdminSecurityEvents } from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import type {
  SecurityEventKind,
  SecurityEventOutcome,
} from '@farandfew/domain/security-events/event-words.ts'
import { usePages } from '../../shared/table/pages.data.ts'

/** '' is no filter. */
export interface EventFilter {
  search: string
  kind: SecurityEventKind | ''
  outcome: SecurityEventOutcome | ''
}

/** The events that a filter finds, newest first. */
export const useSecurityEvents = (filter: EventFilter) => usePages(listAdminSecurityEvents, filter)
