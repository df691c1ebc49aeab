import { endpointQuery } from '@farandfew/api-client'
import type { AdminReport, AdminReportDetail } from '@farandfew/domain/reports/admin-reports.ts'
import {
  getAdminReport,
  getReportPicture,
} from '@farandfew/domain/reports/admin-reports.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { DecisionForm } from './decision-form.tsx'
import { DecisionBadge, nameOf, reasonInSentence, reasonOf } from './report-texts.tsx'
import { Body, Sheet, Words } from '../../shared/table/open-item.styles.ts'

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
    <Body>
      <Stack gap={6}>
        <Stack as="section" gap={2} aria-label="Report">
          <Heading as="h3" size="body">
            <Member member={reporter} /> reported <Member member={reported} />
            <span>{`: ${reasonInSentence(report)}`}</span>
          </Heading>
          <Words>{words}</Words>
        </Stack>
        {report.message && <Message report={report} message={report.message} />}
        {requestNote && (
          <Stack as="section" gap={2} aria-label="Note of the request">
            <Heading as="h3" size="body">
              The note of the open request to connect
            </Heading>
            <Words>{requestNote}</Words>
          </Stack>
        )}
        <Stack as="section" gap={2} aria-label="Other reports">
          <Heading as="h3" size="body">
            {`Other reports about ${nameOf(reported)}`}
          </Heading>
          {others.length === 0 ? <Quiet row>None.</Quiet> : <Others others={others} />}
        </Stack>
        <div ref={decision} tabIndex={-1}>
          <DecisionForm
            key={report.decidedAt}
            report={report}
            onDecided={() => {
              if (!onDecided(report.id)) decision.current?.focus()
            }}
          />
        </div>
      </Stack>
    </Body>
  )
}

const Member = ({ member }: { member: AdminReport['reported'] }) =>
  member ? (
    <Link to={paths.member(member.id)}>
      <bdi>{nameOf(member)}</bdi>
    </Link>
  ) : (
    <span>a deleted account</span>
  )

interface MessageProps {
  report: AdminReportDetail
  message: NonNullable<AdminReportDetail['message']>
}

function Message({ report, message }: MessageProps) {
  const { text, pictures, sentAt, editedAt, tripTitle, departureDate, isThere } = message
  return (
    <Stack as="section" gap={2} aria-label="Reported message">
      <Heading as="h3" size="body">
        The message as it was when it was reported
      </Heading>
      {text && <Words>{text}</Words>}
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
      <Quiet row>
        <span>{`${tripTitle}, ${formatDate(departureDate)}`}</span>
        <Instant value={sentAt} />
        {editedAt && <span>edited before the report</span>}
        <span>{isThere ? 'Still in the conversation' : 'No longer in the conversation'}</span>
      </Quiet>
    </Stack>
  )
}

const Others = ({ others }: { others: readonly AdminReport[] }) => (
  <ul>
    {others.map((other) => (
      <li key={other.id}>
        <Quiet row>
          <Link to={`${paths.reports}?state=all&open=${other.id}`}>
            {`${reasonOf(other)}, by ${nameOf(other.reporter)}`}
          </Link>
          <Instant value={other.createdAt} />
          <DecisionBadge decision={other.decision} />
        </Quiet>
      </li>
    ))}
  </ul>
)

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  img {
    max-width: min(100%, 240px);
    height: auto;
    border-radius: ${theme.radii.small};
  }
`
