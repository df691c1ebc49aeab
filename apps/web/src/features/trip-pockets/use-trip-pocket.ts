import { ApiError, call, endpointKey } from '@farandfew/api-client'
import { getTripPocket } from '@farandfew/domain/trip-pockets/trip-pockets.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useSignedInHint } from '../../shared/current-member/current-member.data.ts'
import { followOtherTabs, onOtherTab } from '../../shared/current-member/other-tabs.ts'
import { paths } from '../../shared/paths.ts'
import {
  canKeepPockets,
  forgetTripPockets,
  readStoredPocket,
  type StoredPocket,
  storePocket,
} from '../../shared/current-member/stored-pockets.ts'

declare const process: { env: { NODE_ENV?: string; TRIP_POCKET_RETIRED?: string } }

/** Registers the service worker of this one page, which then opens without a connection too. Not in development. */
async function keepPage(path: string): Promise<void> {
  const isRetired = process.env.TRIP_POCKET_RETIRED === 'true'
  if (process.env.NODE_ENV !== 'production' || isRetired || !canKeepPockets()) return
  try {
    await navigator.serviceWorker.register('/trip-pocket-worker.js', {
      scope: path,
      updateViaCache: 'none',
    })
  } catch {
    // The browser does not allow it, for example in a private window. The page works online.
  }
}

/** Why nothing is shown. */
export type Refusal = 'signed-out' | 'not-in-group' | 'removed'

const refusalOf = (error: unknown): Refusal | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 401) return 'signed-out'
  return error.status === 403 ? 'not-in-group' : undefined
}

const keyOf = (departureId: number) =>
  endpointKey(getTripPocket, { params: { departureId: String(departureId) } })

/** Reads the pocket and keeps it. Who may not read it loses what the device keeps. */
async function readPocket(departureId: number, signal: AbortSignal): Promise<StoredPocket> {
  try {
    const params = { departureId: String(departureId) }
    const pocket = await call(getTripPocket, { params }, { signal })
    const read = { pocket, readAt: new Date().toISOString() }
    await storePocket(read, signal)
    void keepPage(paths.tripPocket(departureId))
    return read
  } catch (error) {
    if (refusalOf(error)) await forgetTripPockets()
    throw error
  }
}

/**
 * The pocket that this device keeps at once, and the one of the API as soon as it can be read: when the page opens, when
 * its window comes back, and when the connection does.
 */
export function useTripPocket(departureId: number) {
  const queryClient = useQueryClient()
  const isSignedIn = useSignedInHint()
  const [isRemoved, setRemoved] = useState(false)
  const [, startAgain] = useReducer((count: number) => count + 1, 0)
  const queryKey = keyOf(departureId)
  const enabled = isSignedIn && !isRemoved
  const stored = useQuery({
    queryKey: [...queryKey, 'stored'],
    queryFn: async () => (await readStoredPocket(departureId)) ?? null,
    enabled,
  })
  const fresh = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPocket(departureId, signal),
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = fresh
  const forget = async () => {
    await queryClient.cancelQueries({ queryKey })
    await forgetTripPockets()
    queryClient.removeQueries({ queryKey })
    startAgain()
  }
  const onOther = useEffectEvent(() => void forget())

  useEffect(() => {
    if (!isSignedIn) void forgetTripPockets()
  }, [isSignedIn])

  // TanStack Query does not notice the first connection of a page that opened without one.
  useEffect(() => {
    if (!enabled) return undefined
    const read = () => void refetch()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [enabled, refetch])

  useEffect(() => {
    followOtherTabs(queryClient)
    // Whichever member it is now, this window shows and stores nothing of the member before.
    return onOtherTab(() => onOther())
  }, [queryClient])

  const refusal = !isSignedIn ? 'signed-out' : isRemoved ? 'removed' : refusalOf(fresh.error)
  return {
    /** What the device keeps or has just read; undefined if there is nothing to show. */
    shown: refusal ? undefined : (fresh.data ?? stored.data ?? undefined),
    refusal,
    isReading: stored.isFetching || fresh.isFetching,
    /** Whether the last attempt to read it failed. */
    isOutdated: fresh.isError,
    refresh: () => {
      setRemoved(false)
      void refetch()
    },
    remove: async () => {
      setRemoved(true)
      await forget()
    },
  }
}
