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
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { detailsColumn, DetailsSheet } from '../features/audit/audit-details.tsx'
import { FactLines } from '../shared/format/fact-lines.tsx'
import { useRealTimesNote } from '../features/operator-sessions/session.data.ts'
import { Instant } from '../shared/format/instant.tsx'
import { paths } from '../shared/paths.ts'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'

const kinds = Object.keys(securityEventWords) as SecurityEventKind[]

const columnsOf = (
  openId: number | undefined,
  toggle: (id: number) => void,
): readonly ListColumn<AdminSecurityEvent>[] => [
  {
    heading: 'When',
    sort: 'at',
    cell: ({ at }) => <Instant value={at} />,
    onPhone: ({ kind, outcome }) => [
      describeSecurityEvent(kind),
      securityEventOutcomeNames[outcome],
    ],
  },
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
  { heading: 'Who', sort: 'who', cell: (event) => <Who event={event} /> },
  { heading: 'Browser', shrinks: true, cell: ({ device }) => device },
  detailsColumn('row', openId, toggle),
]

/** Sign-ins of members and operators, and what changed how accounts are opened; newest first. */
export default function SecurityEventsPage() {
  const [openId, setOpenId] = useState<number>()
  const list = useList(listAdminSecurityEvents, {
    nouns: { one: 'row', many: 'rows' },
    file: exportAdminSecurityEvents,
    order: securityEventOrder,
    saved: 'sign-ins',
    filters: {
      kind: { label: 'Kind', all: 'All kinds', values: kinds, labelOf: describeSecurityEvent },
      outcome: {
        label: 'Outcome',
        all: 'All outcomes',
        values: securityEventOutcomes,
        labelOf: (value) => securityEventOutcomeNames[value],
      },
    },
  })
  const search = (mark: string) => {
    setOpenId(undefined)
    list.search.apply(mark)
  }
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search the sign-ins" hint="By name or address" />
      <ListTable
        list={list}
        label="Sign-ins"
        note={['Kept for 30 days.', useRealTimesNote()].filter(Boolean).join(' ')}
        what="sign-ins"
        columns={columnsOf(openId, (id) => setOpenId(id === openId ? undefined : id))}
        selects={{
          rowOf: ({ id, kind }) => ({
            key: String(id),
            name: `${describeSecurityEvent(kind)}, row ${id}`,
          }),
        }}
        details={(event) => event.id === openId && <MarksOf event={event} onSearch={search} />}
        empty={{
          none: 'All sign-ins appear here, refused ones too.',
          notFound:
            'Try another kind or outcome. A name or an address is found only if it is complete.',
          clear: 'Show every row',
        }}
      />
    </Stack>
  )
}

function Who({ event: { kind, member, operator, typed } }: { event: AdminSecurityEvent }) {
  if (member) return <UiLink href={paths.member(member.id)}>{member.username}</UiLink>
  if (operator) return operator.name
  if (!kind.startsWith('operator.')) return 'No member'
  // Accounts of operators are opened with an email address.
  return typed === null ? "The club's password" : 'No operator'
}

interface MarksProps {
  event: AdminSecurityEvent
  /** Searches for everything with the same mark. */
  onSearch: (mark: string) => void
}

/** What a row has in common with others, which is stored as a mark only. */
function MarksOf({ event: { address, typed }, onSearch }: MarksProps) {
  const marks = [
    ['address', address],
    ['name', typed],
  ] as const
  return (
    <DetailsSheet>
      <p>
        For addresses, and for names without an account, only a mark is stored. Rows with the same
        mark share the address or the name.
      </p>
      <FactLines
        maxWidth={640}
        facts={marks.flatMap(([of, mark]) =>
          mark === null
            ? []
            : [
                [
                  `Mark of the ${of}`,
                  <Button key={of} variant="quiet" onClick={() => onSearch(mark)}>
                    <VisuallyHidden>{`Show all with the ${of} `}</VisuallyHidden>
                    <span>{mark}</span>
                  </Button>,
                ],
              ],
        )}
      />
    </DetailsSheet>
  )
}
