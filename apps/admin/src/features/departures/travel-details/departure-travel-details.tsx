import type { TravelDetailsEntry } from '@farandfew/domain/travel-details/admin-travel-details.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { TravelDetailsState } from '@farandfew/domain/travel-details/travel-details-dates.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { explainFailure } from '../../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../../shared/notices/load-problem.tsx'
import { Allowed } from '../../../shared/role/allowed.tsx'
import { MemberDetails } from './member-details.tsx'
import { useLook, useWhoEntered } from './travel-details.data.ts'

/** Who has entered travel details, with a logged look at those of one member at a time. */
export function DepartureTravelDetails({ departureId }: { departureId: number }) {
  const headingId = useId()
  const query = useWhoEntered(departureId)
  const { data } = query
  const count = (state: TravelDetailsState) =>
    data?.items.filter((entry) => entry.state === state).length ?? 0
  const [complete, attention] = [count('complete'), count('needs-attention')]
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Travel details</h3>
      {data ? (
        <>
          <p>
            {data.items.length === 0
              ? 'No one has a confirmed booking yet.'
              : `${complete} of ${data.items.length} complete.`}{' '}
            {attention > 0 &&
              `${attention} ${attention === 1 ? 'needs' : 'need'} attention: the passport expires before the return. `}
            Due by {formatDate(data.dueOn)}, erased on {formatDate(data.eraseOn)}.
          </p>
          <Allowed to="read-travel-details" otherwise={<p>Your role cannot open them.</p>}>
            {complete + attention > 0 && (
              <p>Opening them is recorded, and the member sees your name, your role and when.</p>
            )}
          </Allowed>
          <List role="list">
            {data.items.map((entry) => (
              <Entry key={entry.bookingId} departureId={departureId} entry={entry} />
            ))}
          </List>
        </>
      ) : query.isError ? (
        <LoadProblem
          title="We could not load who has entered travel details."
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <p role="status">Loading the travel details…</p>
      )}
    </section>
  )
}

const badges: Readonly<Record<TravelDetailsState, [BadgeTone, string]>> = {
  missing: ['amber', 'Missing'],
  'needs-attention': ['red', 'Needs attention'],
  complete: ['sea', 'Complete'],
}

function Entry({ departureId, entry }: { departureId: number; entry: TravelDetailsEntry }) {
  const { bookingId, name, state, hasArrival } = entry
  const [tone, label] = badges[state]
  const look = useLook(departureId, bookingId)
  const opened = useRef<HTMLDivElement>(null)
  const { data } = look
  // The button that had the focus is gone.
  useEffect(() => {
    if (data) opened.current?.focus()
  }, [data])
  return (
    <li>
      <Line>
        <strong>{name}</strong>
        <Badge tone={tone}>{label}</Badge>
        <span>{hasArrival ? 'Arrival known' : 'Arrival not known'}</span>
        {state !== 'missing' && !data && (
          <Allowed to="read-travel-details">
            <ActionButton
              variant="quiet"
              busy={look.isPending}
              busyLabel="Opening..."
              aria-label={`Open the travel details of ${name}`}
              onAction={() => look.mutate()}
            >
              Open
            </ActionButton>
          </Allowed>
        )}
        {data && (
          <Button
            variant="quiet"
            aria-label={`Close the travel details of ${name}`}
            onClick={look.reset}
          >
            Close
          </Button>
        )}
      </Line>
      {look.error && <p role="alert">{explainFailure(look.error)}</p>}
      {data && (
        <div ref={opened} tabIndex={-1} role="group" aria-label={`Travel details of ${name}`}>
          <MemberDetails member={data} />
        </div>
      )}
    </li>
  )
}

const List = styled.ul`
  > li {
    padding-block: 4px;
    border-top: 1px solid ${theme.colors.hairline};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  button {
    margin-left: auto;
  }
`
