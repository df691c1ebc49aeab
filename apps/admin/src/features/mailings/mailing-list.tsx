import type { Mailing } from '@farandfew/domain/mailings/mailings.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { Quiet } from '../../shared/table/facts.styles.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { Bar } from '../../shared/table/table.styles.ts'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { describeProgress, stateLabels, stateTones } from './describe-mailing.ts'
import { useMailings } from './writing.data.ts'

/** The mailings, newest first. */
export function MailingList() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const query = useMailings(search)
  return (
    <Stack>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search mailings"
          hint="By subject or recipients"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <Allowed to="write">
          <ButtonLink href={paths.write('newsletter')}>Write the Newsletter</ButtonLink>
        </Allowed>
      </Tools>
      <Quiet>
        To write to one person or to a group, open the <UiLink href={paths.users}>member</UiLink>,
        the <UiLink href={paths.invites}>request</UiLink> or the{' '}
        <UiLink href={paths.departures}>departure</UiLink>.
      </Quiet>
      <CountLine role="status">
        {describePages(query, { one: 'mailing', many: 'mailings' })}
      </CountLine>
      <PagedResults
        query={query}
        what="mailings"
        placeholder={<Bar aria-hidden="true" />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none="What operators write appears here."
            notFound="No mailing has this subject or these recipients."
            onClear={clear}
          />
        }
      >
        {(pages) => (
          <Rows role="list" aria-label="Mailings">
            {pages
              .flatMap(({ items }) => items)
              .map((mailing) => (
                <MailingRow key={mailing.id} mailing={mailing} />
              ))}
          </Rows>
        )}
      </PagedResults>
    </Stack>
  )
}

function MailingRow({ mailing }: { mailing: Mailing }) {
  const { id, subject, audience, state, startedAt, sendAt, createdBy } = mailing
  return (
    <li>
      <UiLink href={paths.mailing(id)}>{subject}</UiLink>
      <span>
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge> {describeProgress(mailing)}
      </span>
      <Quiet as="span">
        To {audience.name}, <Instant value={startedAt ?? sendAt} />
        {createdBy !== null && `, by ${createdBy}`}
      </Quiet>
    </li>
  )
}

const Rows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: grid;
    justify-items: start;
    gap: 4px;
    padding: 14px 0;
    border-top: 1px solid ${theme.colors.hairline};
  }
`
