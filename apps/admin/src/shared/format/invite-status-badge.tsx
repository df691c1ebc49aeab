import { type InviteStatus, inviteStatusNames } from '@farandfew/domain/invites/invite.options.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'

const tones: Readonly<Record<InviteStatus, BadgeTone>> = {
  pending: 'amber',
  approved: 'blue',
  rejected: 'red',
  withdrawn: 'neutral',
}

/** The state of an invite request. */
export const InviteStatusBadge = ({ status }: { status: InviteStatus }) => (
  <Badge tone={tones[status]}>{inviteStatusNames[status]}</Badge>
)
