import type {
  AdminInvite,
  AdminInvites,
  InviteName,
} from '@farandfew/domain/invites/admin-invites.ts'
import { styled } from 'styled-components'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import type { PagesQuery } from '../../shared/table/pages.data.ts'
import type { Selection } from '../../shared/table/selection.ts'
import { Bar } from '../../shared/table/table.styles.ts'
import { Sheet } from './invites.styles.ts'
import { QueueList, type QueueNavigation } from './queue-list.tsx'

interface QueueProps {
  query: PagesQuery<AdminInvites>
  items: readonly AdminInvite[]
  /** Whether a filter may hide some requests. */
  isFiltered: boolean
  opened: InviteName | undefined
  selection: Selection
  hrefOf: (name: InviteName) => string
  navigation: QueueNavigation
  onClear: () => void
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The requests that the filter finds, or why there are none. */
export function Queue({ query, items, isFiltered, onClear, ...line }: QueueProps) {
  return (
    <PagedResults
      query={query}
      what="requests"
      shown={items.length}
      placeholder={
        <Placeholder aria-hidden="true">
          {places.map((place) => (
            <Bar key={place} />
          ))}
        </Placeholder>
      }
      empty={
        <EmptyNotice
          isFiltered={isFiltered}
          none="No request is pending."
          notFound="No request matches these filters."
          clear="Show all pending"
          onClear={onClear}
        />
      }
    >
      {() => <QueueList {...line} items={items} />}
    </PagedResults>
  )
}

const Placeholder = styled(Sheet)`
  display: grid;
  gap: 28px;
`
