import type { InviteName, AdminInvite } from '@farandfew/domain/invites/admin-invites.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { styled } from 'styled-components'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { havePagesFailed } from '../../shared/table/pages.data.ts'
import type { Selection } from '../../shared/table/selection.ts'
import { Bar } from '../../shared/table/table.styles.ts'
import type { QueueQuery } from './invites.data.ts'
import { Sheet } from './invites.styles.ts'
import { QueueList, type QueueNavigation } from './queue-list.tsx'

interface QueueProps {
  query: QueueQuery
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
export function Queue({ query, items, isFiltered, opened, onClear, ...line }: QueueProps) {
  if (havePagesFailed(query)) {
    return (
      <LoadProblem
        title="We could not load the requests."
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) {
    return (
      <Placeholder aria-hidden="true">
        {places.map((place) => (
          <Bar key={place} />
        ))}
      </Placeholder>
    )
  }
  if (items.length === 0)
    return (
      <EmptyNotice
        isFiltered={isFiltered}
        none="No request is pending."
        notFound="No request matches these filters."
        clear="Show all pending"
        onClear={onClear}
      />
    )
  const more = () => void query.fetchNextPage()
  return (
    <>
      <QueueList {...line} items={items} opened={opened} busy={query.isPlaceholderData} />
      {query.isFetchNextPageError && (
        <LoadProblem
          title="We could not load more requests."
          error={query.error}
          retrying={query.isFetchingNextPage}
          onRetry={more}
        />
      )}
      {query.hasNextPage && !query.isPlaceholderData && !query.isFetchNextPageError && (
        <ActionButton busy={query.isFetchingNextPage} busyLabel="Loading more..." onAction={more}>
          Load more
        </ActionButton>
      )}
    </>
  )
}

const Placeholder = styled(Sheet)`
  display: grid;
  gap: 28px;
`
