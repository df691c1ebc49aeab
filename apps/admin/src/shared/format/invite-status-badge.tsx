import type { InviteStatus } from '@farandfew/domain/invites/invite-statuses.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'

const badges: Readonly<Record<InviteStatus, { tone: BadgeTone; word: string }>> = {
  pending: { tone: 'amber', word: 'Pending' },
  approved: { tone: 'blue', word: 'Approved' },
  rejected: { tone: 'red', word: 'Rejected' },
  withdrawn: { tone: 'neutral', word: 'Withdrawn' },
}

/** The state of an invite request. */
export function InviteStatusBadge({ status }: { status: InviteStatus }) {
  const { tone, word } = badges[status]
  return <Badge tone={tone}>{word}</Badge>
}
