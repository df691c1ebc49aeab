import { ApiError, call, endpointQuery } from '@farandfew/api-client'
import { maxSavedTrips } from '@farandfew/domain/constants/limits.ts'
import type { SavedTrips } from '@farandfew/domain/saved-trips/saved-trip.ts'
import {
  listSavedTrips,
  mergeSavedTrips,
  saveTrip,
  unsaveTrip,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { none, onVisitorTrips, readVisitorTrips, writeVisitorTrips } from './visitor-trips.ts'

const memberRead = endpointQuery(listSavedTrips, {})

/** A member's saved trips. What they saved as a visitor is added first. */
const memberQuery = queryOptions({
  ...memberRead,
  queryFn: async (context) => (await mergeVisitorTrips()) ?? memberRead.queryFn(context),
})

/** Adds the trips of this browser to the account. Returns undefined if there are none, or if that failed for now. */
async function mergeVisitorTrips(): Promise<SavedTrips | undefined> {
  const body = readVisitorTrips()
  if (body.tripIds.length === 0) return undefined
  try {
    const merged = await call(mergeSavedTrips, { body })
    writeVisitorTrips(
      body.tripIds.reduce((saved, id) => withChange(saved, id, false), readVisitorTrips()),
    )
    return merged
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Adds what a visitor saved to the account of the member who has just signed in. */
export async function adoptVisitorTrips(queryClient: QueryClient): Promise<void> {
  if (readVisitorTrips().tripIds.length > 0) await queryClient.prefetchQuery(memberQuery)
}

const channelName = 'ff-saved-trips'

/** Informs the other tabs that the member's list has changed. Browsers without channels read it with the next page. */
function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', () => {
      void queryClient.invalidateQueries({ queryKey: memberQuery.queryKey })
    })
    return () => channel.close()
  }, [queryClient])
}

/** A departure is named if one was chosen. */
type Change = [id: number, isSaved: boolean, departureId?: number]

/** The result of saving or removing: undefined if it is done, otherwise a sentence. */
type Outcome = string | undefined

const full = `You have saved ${maxSavedTrips} trips. Please remove one first.`

/** What is saved once a trip is saved too, with the departure that was chosen, or is removed. */
function withChange(
  { tripIds, departureIds }: SavedTrips,
  id: number,
  isSaved: boolean,
  departureId?: number,
): SavedTrips {
  const departures = Object.entries(departureIds).filter(([trip]) => trip !== String(id))
  const others = tripIds.filter((other) => other !== id)
  return {
    tripIds: isSaved ? [id, ...others] : others,
    departureIds: Object.fromEntries(
      isSaved && departureId ? [...departures, [id, departureId]] : departures,
    ),
  }
}

function changeVisitorTrips(...change: Change): Outcome {
  const changed = withChange(readVisitorTrips(), ...change)
  if (changed.tripIds.length > maxSavedTrips) return full
  writeVisitorTrips(changed)
  return undefined
}

/** The changes that are not answered yet, and whether their answers do not tell what is saved. */
const sent = { count: 0, isUnsure: false }

async function changeMemberTrips(
  queryClient: QueryClient,
  ...[id, isSaved, departureId]: Change
): Promise<Outcome> {
  const { queryKey } = memberQuery
  const show = (isShown: boolean) =>
    queryClient.setQueryData(queryKey, (now = none) => withChange(now, id, isShown, departureId))
  sent.count += 1
  // The answer to one of several changes may lack another.
  sent.isUnsure = sent.count > 1
  await queryClient.cancelQueries({ queryKey })
  show(isSaved)
  try {
    const params = { tripId: String(id) }
    const after = isSaved
      ? await call(saveTrip, { params, query: { departureId: departureId?.toString() } })
      : await call(unsaveTrip, { params })
    if (!sent.isUnsure) queryClient.setQueryData(queryKey, after)
    tellOtherTabs()
    return undefined
  } catch (error) {
    show(!isSaved)
    sent.isUnsure = true
    const detail = error instanceof ApiError ? error.detail : undefined
    return detail ?? 'That did not work. Please check your connection and try again.'
  } finally {
    sent.count -= 1
    if (sent.count === 0 && sent.isUnsure) void queryClient.invalidateQueries({ queryKey })
  }
}

/** The saved trips of the member, or of the visitor's browser. */
export function useSavedTrips() {
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const isMember = Boolean(user.data)
  const own = useQuery({ ...memberQuery, enabled: isMember })
  const visitors = useSyncExternalStore(onVisitorTrips, readVisitorTrips, () => none)
  const saved = isMember ? own.data : user.data === null ? visitors : undefined
  useOtherTabs()
  return {
    isMember,
    /** Undefined until it is known. */
    saved,
    /** Set if they could not be read. */
    problem: user.isError || (isMember && own.isError),
    readAgain: () => void Promise.all([user.refetch(), isMember && own.refetch()]),
    change: async (...change: Change): Promise<Outcome> =>
      isMember ? changeMemberTrips(queryClient, ...change) : changeVisitorTrips(...change),
  }
}
