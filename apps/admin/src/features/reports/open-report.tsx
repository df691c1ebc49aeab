import { endpointQuery } from '@farandfew/api-client'
import type { AdminReport, AdminReportDetail } from '@farandfew/domain/reports/admin-reports.ts'
import {
  getAdminReport,
  getReportPicture,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { DecisionForm } from './decision-form.tsx'
import { DecisionBadge, nameOf, reasonInSentence, reasonOf } from './report-texts.tsx'
import { Facts, Sheet } from '../../shared/table/open-item.styles.ts'
import { Pictures, ReportedWords, Sections } from './report.styles.ts'

interface OpenReportProps {
  id: number
  /** Whether the list does not show it. */
  isAlone?: boolean
  /** Opens the next report after a decision; returns false if there is none. */
  onDecided: (id: number) => boolean
}

/** What was reported, about whom, and the decision. Each read is recorded. */
export function OpenReport({ id, isAlone = false, onDecided }: OpenReportProps) {
  const query = useQuery({
    ...endpointQuery(getAdminReport, { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <Loaded
      query={query}
      loading={`Loading report ${id}…`}
      failed={`We could not open report ${id}.`}
    >
      {(data) => {
        const report = <Report report={data} onDecided={onDecided} />
        return isAlone ? <Sheet aria-label={`Report ${id}`}>{report}</Sheet> : report
      }}
    </Loaded>
  )
}

interface ReportProps extends Pick<OpenReportProps, 'onDecided'> {
  report: AdminReportDetail
}

function Report({ report, onDecided }: ReportProps) {
  const { reporter, reported, words, requestNote, others } = report
  const decision = useRef<HTMLDivElement>(null)
  return (
    <Sections>
      <section aria-label="Report">
        <h3>
          <Member member={reporter} /> reported <Member member={reported} />:{' '}
          {reasonInSentence(report)}
        </h3>
        <ReportedWords>{words}</ReportedWords>
      </section>
      {report.message && <Message report={report} message={report.message} />}
      {requestNote && (
        <section aria-label="Note of the request">
          <h3>The note of the open request to connect</h3>
          <ReportedWords>{requestNote}</ReportedWords>
        </section>
      )}
      <section aria-label="Other reports">
        <h3>Other reports about {nameOf(reported)}</h3>
        {others.length === 0 ? <Facts>None.</Facts> : <Others others={others} />}
      </section>
      <div ref={decision} tabIndex={-1}>
        <DecisionForm
          key={report.decidedAt}
          report={report}
          onDecided={() => {
            if (!onDecided(report.id)) decision.current?.focus()
          }}
        />
      </div>
    </Sections>
  )
}

const Member = ({ member }: { member: AdminReport['reported'] }) =>
  member ? (
    <Link to={paths.member(member.id)}>
      <bdi>{nameOf(member)}</bdi>
    </Link>
  ) : (
    'a deleted account'
  )

interface MessageProps {
  report: AdminReportDetail
  message: NonNullable<AdminReportDetail['message']>
}

function Message({ report, message }: MessageProps) {
  const { text, pictures, sentAt, editedAt, tripTitle, departureDate, isThere } = message
  return (
    <section aria-label="Reported message">
      <h3>The message as it was when it was reported</h3>
      {text && <ReportedWords>{text}</ReportedWords>}
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ position, description }) => (
            <img
              key={position}
              src={getReportPicture.path
                .replace(':id', String(report.id))
                .replace(':position', String(position))}
              alt={description || `Picture ${position + 1} of the message`}
            />
          ))}
        </Pictures>
      )}
      <Facts>
        <span>
          {tripTitle}, {formatDate(departureDate)}
        </span>
        <Instant value={sentAt} />
        {editedAt && <span>edited before the report</span>}
        <span>{isThere ? 'Still in the conversation' : 'No longer in the conversation'}</span>
      </Facts>
    </section>
  )
}

const Others = ({ others }: { others: readonly AdminReport[] }) => (
  <ul>
    {others.map((other) => (
      <li key={other.id}>
        <Facts>
          <Link to={`${paths.reports}?state=all&open=${other.id}`}>
            {reasonOf(other)}, by {nameOf(other.reporter)}
          </Link>
          <Instant value={other.createdAt} />
          <DecisionBadge decision={other.decision} />
        </Facts>
      </li>
    ))}
  </ul>
)
