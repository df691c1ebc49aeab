/** Which reports the console lists. */
export const reportStates = ['open', 'decided', 'all'] as const
export type ReportState = (typeof reportStates)[number]

/** What an operator can decide about a report. */
export const reportDecisions = [
  { value: 'no-action', label: 'No action' },
  { value: 'warned', label: 'Warn the member by mail' },
  { value: 'message-removed', label: 'Remove the message' },
  { value: 'requests-stopped', label: 'Stop the member’s requests' },
] as const
export type ReportDecision = (typeof reportDecisions)[number]['value']
