import {
  type AdminSecurityEvent,
  securityEventOrder,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import { listAdminSecurityEvents } from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import {
  describeSecurityEvent,
  type SecurityEventKind,
  type SecurityEventOutcome,
  securityEventOutcomes,
  securityEventWords,
} from '@farandfew/domain/security-events/event-words.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { Instant } from '../shared/format/instant.tsx'
import { paths } from '../shared/paths.ts'
import { type ListColumn, ListPage } from '../shared/table/list-page.tsx'
import { useList } from '../shared/table/use-list.ts'

const kinds = Object.keys(securityEventWords) as SecurityEventKind[]

const outcomeWords: Readonly<Record<SecurityEventOutcome, string>> = {
  success: 'Done',
  refused: 'Refused',
}

/** Searches for everything with the same mark. */
type OnSearch = (mark: string) => void

const columnsOf = (onSearch: OnSearch): readonly ListColumn<AdminSecurityEvent>[] => [
  { heading: 'When', sort: 'at', cell: ({ at }) => <Instant value={at} /> },
  { heading: 'What', sort: 'kind', cell: ({ kind }) => describeSecurityEvent(kind) },
  { heading: 'Outcome', sort: 'outcome', cell: (event) => <Outcome event={event} /> },
  { heading: 'Who', sort: 'who', cell: (event) => <Who event={event} onSearch={onSearch} /> },
  {
    heading: 'Address',
    cell: ({ address }) =>
      address !== null && <Mark text={address} of="address" onSearch={onSearch} />,
  },
  { heading: 'Browser', cell: ({ device }) => device },
]

/** Sign-ins of members and operators, and what changed how accounts are opened; newest first. */
export default function SecurityEventsPage() {
  const list = useList(listAdminSecurityEvents, {
    order: securityEventOrder,
    saved: 'sign-ins',
    filters: {
      kind: { label: 'Kind', all: 'Every kind', values: kinds, labelOf: describeSecurityEvent },
      outcome: {
        label: 'Outcome',
        all: 'Every outcome',
        values: securityEventOutcomes,
        labelOf: (value) => outcomeWords[value],
      },
    },
  })
  return (
    <ListPage
      list={list}
      label="Sign-ins"
      nouns={{ one: 'row', many: 'rows' }}
      what="sign-ins"
      searchLabel="Search the sign-ins"
      searchHint="By username, mark, or a whole name or address"
      note="Kept for 30 days. An address or an unknown name appears as a mark, always the same one."
      columns={columnsOf(list.apply)}
      empty={{
        none: 'Every sign-in, and every refused one, appears here.',
        notFound:
          'Try another kind or outcome. A name or an address is found only if it is complete.',
        clear: 'Show every row',
      }}
    />
  )
}

function Outcome({ event: { outcome, count, lastAt } }: { event: AdminSecurityEvent }) {
  const tone = outcome === 'refused' ? 'red' : 'neutral'
  return (
    <>
      <Badge tone={tone}>{outcomeWords[outcome]}</Badge>
      {count > 1 && (
        <Quiet as="div">
          <span>{`${count} times, last `}</span>
          <Instant value={lastAt} />
        </Quiet>
      )}
    </>
  )
}

function Who({ event, onSearch }: { event: AdminSecurityEvent; onSearch: OnSearch }) {
  const { kind, member, operator, typed } = event
  if (member) return <UiLink href={paths.member(member.id)}>{member.username}</UiLink>
  if (operator) return operator.name
  const who = kind.startsWith('operator.') ? 'Operator' : 'No member'
  return (
    <>
      <span>{`${who} `}</span>
      {typed !== null && <Mark text={typed} of="name" onSearch={onSearch} />}
    </>
  )
}

const Mark = ({ text, of, onSearch }: { text: string; of: string; onSearch: OnSearch }) => (
  <Button variant="quiet" onClick={() => onSearch(text)}>
    <VisuallyHidden>{`Show all with the ${of} `}</VisuallyHidden>
    <span>{text}</span>
  </Button>
)
