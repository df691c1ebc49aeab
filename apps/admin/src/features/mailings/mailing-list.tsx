import {
  type Mailing,
  mailingOrder,
  mailingStateNames,
} from '@farandfew/domain/mailings/mailings.ts'
import { exportMailings, listMailings } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { ListTable } from '../../shared/table/list-rows.tsx'
import { ListTools } from '../../shared/table/list-tools.tsx'
import type { ListColumn } from '../../shared/table/list-column.ts'
import { useList } from '../../shared/table/use-list.ts'
import { useRealTimesNote } from '../operator-sessions/session.data.ts'
import { describeProgress, stateTones } from './describe-mailing.ts'

const nothing = {
  scheduled: 'No email is scheduled.',
  started: 'What operators write appears here.',
} as const

const hrefOf = ({ id, state }: Mailing) =>
  state === 'scheduled' ? paths.scheduledMailing(id) : paths.mailing(id)

const columns: readonly ListColumn<Mailing>[] = [
  {
    heading: 'Subject',
    naming: true,
    shrinks: true,
    sort: 'subject',
    cell: (mailing) => <UiLink href={hrefOf(mailing)}>{mailing.subjectAsRead}</UiLink>,
    onPhone: (mailing) => [describeProgress(mailing), mailing.audience.name],
  },
  {
    heading: 'State',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{mailingStateNames[state]}</Badge>,
  },
  { heading: 'Progress', cell: describeProgress },
  { heading: 'To', shrinks: true, sort: 'recipients', cell: ({ audience }) => audience.name },
  {
    heading: 'Time',
    sort: 'time',
    cell: ({ startedAt, sendAt }) => <Instant value={startedAt ?? sendAt} />,
  },
  { heading: 'By', cell: ({ createdBy }) => createdBy },
]

/** The mailings that are scheduled, or those that have started, newest first. */
export function MailingList({ part }: { part: keyof typeof nothing }) {
  const list = useList(listMailings, {
    nouns: { one: 'email', many: 'emails' },
    file: exportMailings,
    order: mailingOrder,
    also: { filter: { part }, params: [] },
    saved: 'mailings',
  })
  return (
    <Stack gap={1}>
      <ListTools list={list} label="Search emails" hint="By subject or recipients" />
      <ListTable
        list={list}
        label="Emails"
        note={useRealTimesNote()}
        columns={columns}
        selects={{
          rowOf: ({ id, subjectAsRead }) => ({ key: String(id), name: subjectAsRead }),
        }}
        empty={{
          none: nothing[part],
          notFound: 'No email matches.',
        }}
      />
    </Stack>
  )
}

export function MailingRow({ mailing }: { mailing: Mailing }) {
  const { subjectAsRead, audience, state, startedAt, sendAt, createdBy } = mailing
  return (
    <Entry>
      <UiLink href={hrefOf(mailing)}>{subjectAsRead}</UiLink>
      <span>
        <Badge tone={stateTones[state]}>{mailingStateNames[state]}</Badge>
        <span>{` ${describeProgress(mailing)}`}</span>
      </span>
      <Quiet as="span">
        <span>{`To ${audience.name}, `}</span>
        <Instant value={startedAt ?? sendAt} />
        {createdBy !== null && <span>{`, by ${createdBy}`}</span>}
      </Quiet>
    </Entry>
  )
}

const Entry = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding-top: 14px;
  border-top: 1px solid ${theme.colors.hairline};
  overflow-wrap: anywhere;
`
