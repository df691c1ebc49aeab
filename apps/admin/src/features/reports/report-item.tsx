import type { AdminReport } from '@farandfew/domain/reports/admin-reports.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { OpenReport } from './open-report.tsx'
import { Head, Name, Sheet } from '../../shared/table/open-item.styles.ts'
import { DecisionBadge, nameOf, reasonInSentence } from './report-texts.tsx'

interface ReportItemProps {
  report: AdminReport
  open: boolean
  onToggle: () => void
  /** Opens the next report after a decision; returns false if there is none. */
  onDecided: (id: number) => boolean
}

/** One report: a line that opens to show what was reported and the decision. */
export function ReportItem({ report, open, onToggle, onDecided }: ReportItemProps) {
  const id = useId()
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <Name>
          <button id={id} type="button" aria-expanded={open} onClick={onToggle}>
            <bdi>{nameOf(report.reporter)}</bdi> reported <bdi>{nameOf(report.reported)}</bdi>
            <span>{`: ${reasonInSentence(report)}`}</span>
          </button>
        </Name>
        <Quiet row>
          <Instant value={report.createdAt} />
          <DecisionBadge decision={report.decision} />
        </Quiet>
      </Head>
      {open && <OpenReport id={report.id} onDecided={onDecided} />}
    </Sheet>
  )
}
