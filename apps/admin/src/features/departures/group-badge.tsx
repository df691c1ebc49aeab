import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { groupLabels } from './departure-words.ts'

/** 'Guaranteed' or 'Cancelled'; nothing until it is decided whether a departure takes place. */
export const GroupBadge = ({ groupDecision }: Pick<AdminDeparture, 'groupDecision'>) =>
  groupDecision && (
    <Badge tone={groupDecision === 'guaranteed' ? 'sea' : 'red'}>
      {groupLabels[groupDecision]}
    </Badge>
  )
