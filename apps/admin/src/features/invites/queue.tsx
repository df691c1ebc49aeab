import type { InviteName } from '@farandfew/domain/admin/invites'
import type { AdminInvite } from '@farandfew/domain/admin/invites'
import { Button } from '@farandfew/ui/button'
import { styled } from 'styled-components'
import { ActionButton } from '../../shared/notices/action-button.tsx'
import { Notice } from '../../shared/notices/notice.ts'
import { Problem } from '../../shared/notices/problem.tsx'
import { havePagesFailed } from '../../shared/table/pages.data.ts'
import { Bar } from '../../shared/table/table.styles.ts'
import type { QueueQuery } from './invites.data.ts'
import { Sheet } from './invites.styles.ts'
import { QueueList } from './queue-list.tsx'

interface QueueProps {
  query: QueueQuery
  items: readonly AdminInvite[]
  /** Whether a filter hides some. */
  narrowed: boolean
  opened: InviteName | undefined
  onOpen: (name: InviteName) => void
  onClear: () => void
}

const Placeholder = styled(Sheet)`
  display: grid;
  gap: 28px;
`

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** What the filters found, in each of its states. */
export function Queue({ query, items, narrowed, opened, onOpen, onClear }: QueueProps) {
  if (havePagesFailed(query)) {
    return (
      <Problem
        what="We could not load the requests."
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
  if (items.length === 0) return <NoRequests narrowed={narrowed} onClear={onClear} />
  const more = () => void query.fetchNextPage()
  return (
    <>
      <QueueList items={items} opened={opened} busy={query.isPlaceholderData} onOpen={onOpen} />
      {query.isFetchNextPageError && (
        <Problem
          what="We could not load more requests."
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

function NoRequests({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return (
    <Notice>
      <p>{narrowed ? 'No request fits these filters.' : 'Nobody is waiting for an answer.'}</p>
      {narrowed && (
        <Button variant="secondary" onClick={onClear}>
          Show all that wait
        </Button>
      )}
    </Notice>
  )
}
