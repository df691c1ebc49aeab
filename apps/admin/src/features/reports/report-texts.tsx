import type { AdminReport } from '@farandfew/domain/reports/admin-reports.ts'
import { reportDecisions } from '@farandfew/domain/reports/report-decisions.ts'
import { reportReasons } from '@farandfew/domain/reports/report-reasons.ts'
import { optionLabel } from '@farandfew/domain/text/option-label.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { uncapitalized } from '@farandfew/domain/text/initial.ts'

export const reasonOf = ({ reason }: Pick<AdminReport, 'reason'>) =>
  optionLabel(reportReasons, reason) ?? reason

/** The reason within a sentence: 'harassment or threats'. */
export const reasonInSentence = (report: Pick<AdminReport, 'reason'>) =>
  uncapitalized(reasonOf(report))

export const nameOf = (member: AdminReport['reported']) =>
  member ? (member.name ?? member.username) : 'a deleted account'

export const DecisionBadge = ({ decision }: Pick<AdminReport, 'decision'>) =>
  decision ? (
    <Badge tone="sea">{reportDecisions.find(({ value }) => value === decision)?.done}</Badge>
  ) : (
    <Badge tone="amber">Open</Badge>
  )
