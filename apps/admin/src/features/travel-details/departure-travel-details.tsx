import { endpointQuery } from '@farandfew/api-client'
import type {
  TravelDetailsEntry,
  MemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import {
  listDepartureTravelDetails,
  openMemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.contract.ts'
import type { ContractOutput } from '@farandfew/domain/contract/contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  type TravelDetailsState,
  findPassportProblem,
  type PassportProblem,
  passportMonthsAfterReturn,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Heading, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { FactLines } from '../../shared/format/fact-lines.tsx'
import { Instant } from '../../shared/format/instant.tsx'

/** Who has entered travel details, with a logged look at those of one member at a time. */
export function DepartureTravelDetails({ departureId }: { departureId: number }) {
  const headingId = useId()
  const query = useQuery(
    endpointQuery(listDepartureTravelDetails, { params: { id: String(departureId) } }),
  )
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" marginBottom={2} id={headingId}>
        Travel details
      </Heading>
      <Loaded
        query={query}
        loading="Loading the travel details…"
        failed="We could not load who has entered travel details."
      >
        {(details) => <Entries departureId={departureId} details={details} />}
      </Loaded>
    </section>
  )
}

interface EntriesProps {
  departureId: number
  details: ContractOutput<typeof listDepartureTravelDetails>
}

function Entries({ departureId, details: { items, dueOn, eraseOn } }: EntriesProps) {
  const count = (state: TravelDetailsState) => items.filter((entry) => entry.state === state).length
  const [complete, attention] = [count('complete'), count('needs-attention')]
  return (
    <>
      <p>
        {`${
          items.length === 0
            ? 'No one has a confirmed booking yet.'
            : `${complete} of ${items.length} complete.`
        } ${attention > 0 ? `${attention} ${attention === 1 ? 'needs' : 'need'} attention: the passport expires before the return. ` : ''}Due by ${formatDate(dueOn)}, erased on ${formatDate(eraseOn)}.`}
      </p>
      <Allowed to="read-travel-details" otherwise={<p>Your role cannot open them.</p>}>
        {complete + attention > 0 && (
          <p>Opening them is recorded, and the member sees your name, your role and when.</p>
        )}
      </Allowed>
      <List role="list">
        {items.map((entry) => (
          <Entry key={entry.bookingId} departureId={departureId} entry={entry} />
        ))}
      </List>
    </>
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
  // Each look is recorded, so it is never repeated by itself.
  const look = useCall(openMemberTravelDetails)
  const opened = useRef<HTMLDivElement>(null)
  const data = look.answer
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
              busy={look.busy}
              busyLabel="Opening..."
              aria-label={`Open the travel details of ${name}`}
              onAction={() =>
                look.send({ params: { id: String(departureId), bookingId: String(bookingId) } })
              }
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

const problems: Readonly<Record<PassportProblem, string>> = {
  'ends-before-return': 'It expires before the return.',
  'ends-soon': `It expires less than ${passportMonthsAfterReturn} months after the return.`,
}

/** What one member entered, and when they arrive. */
function MemberDetails({ member }: { member: MemberTravelDetails }) {
  const { details, arrival } = member
  const problem = findPassportProblem(details.passportExpiry, member)
  const facts = [
    ['Name in the passport', details.passportName],
    ['Passport number', details.passportNumber],
    [
      'Passport expires on',
      <div key="expiry">
        <span>{formatDate(details.passportExpiry)}</span>
        {problem && (
          <Text tone="danger">
            <strong>{problems[problem]}</strong>
          </Text>
        )}
      </div>,
    ],
    ['Nationality', details.nationality],
    ['Food', optionLabel(diets, details.diet) ?? details.diet],
    ['Allergies and wishes', details.foodNotes ?? 'None'],
    ['Emergency contact', `${details.emergencyName} (${details.emergencyRelation})`],
    ['Their phone', phoneLabel(details.emergencyPhone)],
    [
      'Arrival',
      arrival
        ? [formatDate(arrival.date), arrival.time, arrival.flight, arrival.place]
            .filter(Boolean)
            .join(', ')
        : 'Not known',
    ],
    ['Saved', <Instant key="saved" value={member.savedAt} />],
  ] as const
  return <FactLines facts={facts} />
}
