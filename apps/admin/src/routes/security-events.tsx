import {
  type AdminSecurityEvent,
  securityEventOrder,
} from '@farandfew/domain/security-events/admin-security-events.ts'
import {
  exportAdminSecurityEvents,
  listAdminSecurityEvents,
} from '@farandfew/domain/security-events/admin-security-events.contract.ts'
import {
  describeSecurityEvent,
  type SecurityEventKind,
  securityEventOutcomeNames,
  securityEventOutcomes,
  securityEventWords,
} from '@farandfew/domain/security-events/event-words.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Instant } from '../shared/format/instant.tsx'
import { paths } from '../shared/paths.ts'
import { type ListColumn, ListPage } from '../shared/table/list-page.tsx'
import { useList } from '../shared/table/use-list.ts'

const kinds = Object.keys(securityEventWords) as SecurityEventKind[]

/** Searches for everything with the same mark. */
type OnSearch = (mark: string) => void

const columnsOf = (onSearch: OnSearch): readonly ListColumn<AdminSecurityEvent>[] => [
  { heading: 'When', sort: 'at', cell: ({ at }) => <Instant value={at} /> },
  { heading: 'What', sort: 'kind', cell: ({ kind }) => describeSecurityEvent(kind) },
  {
    heading: 'Outcome',
    sort: 'outcome',
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'refused' ? 'red' : 'neutral'}>
        {securityEventOutcomeNames[outcome]}
      </Badge>
    ),
  },
  {
    heading: 'Times',
    cell: ({ count, lastAt }) =>
      count > 1 && (
        <>
          <span>{`${count}, last `}</span>
          <Instant value={lastAt} />
        </>
      ),
  },
  { heading: 'Who', sort: 'who', cell: (event) => <Who event={event} onSearch={onSearch} /> },
  {
    heading: 'Address',
    cell: ({ address }) =>
      address !== null && <Mark text={address} of="address" onSearch={onSearch} />,
  },
  { heading: 'Browser', shrinks: true, cell: ({ device }) => device },
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
        labelOf: (value) => securityEventOutcomeNames[value],
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
      searchHint="By name, mark or address"
      note="Kept for 30 days. Addresses appear as marks."
      csv={exportAdminSecurityEvents.path}
      selects={{
        rowOf: ({ id, kind }) => ({
          key: String(id),
          name: `${describeSecurityEvent(kind)}, row ${id}`,
        }),
        fileOf: (ids) => ({ path: exportAdminSecurityEvents.path, query: { ids } }),
      }}
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
