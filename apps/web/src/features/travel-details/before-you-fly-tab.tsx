import { ApiError } from '@farandfew/api-client'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Heading, Quiet, Shape, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type {
  OwnTravelDetails,
  TravelDetailsLook,
} from '@farandfew/domain/travel-details/travel-details.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { GroupTabProps } from '../groups/group.data.ts'
import { AsideColumns } from '../../shared/layout/aside-columns.ts'
import { Progress } from './progress.tsx'
import { ownTravelDetailsQuery } from './travel-details.data.ts'
import { TravelDetailsPart } from './travel-details-part.tsx'
import { formatLocalInstant } from '../../shared/local-time.ts'

/** What a member has to enter before they fly, how far they are, and who looked at it. */
export default function BeforeYouFlyTab({ group }: GroupTabProps) {
  const query = useQuery(ownTravelDetailsQuery(group.departure.id))
  const { data: own, error } = query
  if (own) {
    return (
      <AsideColumns>
        <div>
          <Progress own={own} group={group} />
          <TravelDetailsPart own={own} country={countryOf(group.trip.destination)} />
        </div>
        <Looks own={own} />
      </AsideColumns>
    )
  }
  if (query.isFetching) {
    return (
      <>
        <VisuallyHidden role="status">Loading your travel details…</VisuallyHidden>
        <Shape height="60vh" aria-hidden />
      </>
    )
  }
  if (error instanceof ApiError && error.code === 'GROUP_MEMBERS_ONLY') {
    return (
      <Notice>
        <p>Travel details are for travellers with a confirmed booking on this departure.</p>
      </Notice>
    )
  }
  return (
    <Problem
      title="We could not load your travel details."
      {...(error instanceof ApiError && error.detail !== undefined && { detail: error.detail })}
      retryLabel="Try Again"
      onRetry={() => void query.refetch()}
    />
  )
}

/** 'Turkey' of 'Istanbul & Cappadocia, Turkey'. */
const countryOf = (destination: string) => destination.split(', ').at(-1) ?? destination

/** Who can see the details, and who did. */
function Looks({ own }: { own: OwnTravelDetails }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={3} id={id}>
        Who sees this
      </Heading>
      <Text maxWidth="44em">
        {`Only you and the club's operators who arrange your trip, not the group and not its host. Your details are stored encrypted, and every time an operator opens them, it is listed here.${own.open || own.details ? ` We erase them on ${formatDate(own.eraseOn)}, or at once if your booking is cancelled or you delete your account.` : ''}`}
      </Text>
      {own.looks.length === 0 ? (
        <Text marginTop={4}>No operator has opened your details.</Text>
      ) : (
        <Stack
          as="ul"
          gap={3}
          marginTop={4}
          role="list"
          aria-label="Who opened your travel details"
        >
          {own.looks.map((look, index) => (
            <li key={`${look.at} ${index}`}>
              <p>{nameOf(look)}</p>
              <Quiet maxWidth="44em">{formatLocalInstant(look.at)}</Quiet>
            </li>
          ))}
        </Stack>
      )}
    </section>
  )
}

const nameOf = ({ operator, role }: TravelDetailsLook) =>
  operator === null
    ? `An operator (${roleLabels[role]})`
    : `${operator}, operator (${roleLabels[role]})`
