import { type AdminReport, reportDecisions } from '@farandfew/domain/reports/admin-reports.ts'
import { reportReasons } from '@farandfew/domain/reports/member-report.ts'
import { optionLabel, uncapitalized } from '@farandfew/domain/text/words.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'

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
