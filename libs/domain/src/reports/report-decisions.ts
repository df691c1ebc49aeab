/** Which reports the console lists. */
export const reportStates = ['open', 'decided', 'all'] as const
export type ReportState = (typeof reportStates)[number]

/** What an operator can decide about a report, and how the decision reads afterwards. */
export const reportDecisions = [
  { value: 'no-action', label: 'No action', done: 'No action' },
  { value: 'warned', label: 'Warn the member by email', done: 'Member warned' },
  { value: 'message-removed', label: 'Remove the message', done: 'Message removed' },
  { value: 'requests-stopped', label: "Stop the member's requests", done: 'Requests stopped' },
] as const
export type ReportDecision = (typeof reportDecisions)[number]['value']
