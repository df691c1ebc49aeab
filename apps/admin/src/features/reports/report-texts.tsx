import { type AdminReport, reportDecisions } from '@farandfew/domain/admin/reports'
import { reportReasons } from '@farandfew/domain/connections'
import { optionLabel } from '@farandfew/domain/options'
import { Badge } from '@farandfew/ui/badge'

export const reasonOf = ({ reason }: Pick<AdminReport, 'reason'>) =>
  optionLabel(reportReasons, reason) ?? reason

export const nameOf = (member: AdminReport['reported']) =>
  member ? (member.name ?? member.username) : 'a deleted account'

export const DecisionBadge = ({ decision }: Pick<AdminReport, 'decision'>) =>
  decision ? (
    <Badge tone="sea">{reportDecisions.find(({ value }) => value === decision)?.done}</Badge>
  ) : (
    <Badge tone="amber">Open</Badge>
  )
