import { ApiError } from '@farandfew/api-client'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import type { GroupTabProps } from '../groups/group.data.ts'
import { AsideColumns } from '../../shared/layout/aside-columns.ts'
import { Looks } from './looks.tsx'
import { Progress } from './progress.tsx'
import { ownTravelDetailsQuery } from './travel-details.data.ts'
import { TravelDetailsPart } from './travel-details-part.tsx'

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
