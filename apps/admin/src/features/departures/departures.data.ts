import {
  addAdminDeparture,
  changeAdminDeparture,
  type DepartureChangeInput,
  fetchAdminDeparture,
  fetchAdminDepartures,
  switchAdminDeparture,
} from '@farandfew/api-client/admin-departures'
import type {
  AdminDeparture,
  AdminDepartures,
  AdminDepartureWithGroup,
} from '@farandfew/domain/admin/departures'
import { listAdminDeparturesEndpoint } from '@farandfew/domain/admin/departures/endpoints'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

/** What the table is narrowed to; undefined for all. */
export interface DepartureFilter {
  /** A year. */
  season: string | undefined
  tripId: string | undefined
}

const listKey = [listAdminDeparturesEndpoint.path, 'list'] as const
const oneKey = (id: number) => [listAdminDeparturesEndpoint.path, id] as const

/** Departures by date, page after page. While another season is on its way, the one before stays. */
export function useDepartures(filter: DepartureFilter) {
  return useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam, signal }) =>
      fetchAdminDepartures({ ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export type DeparturesQuery = ReturnType<typeof useDepartures>

/** One departure with its group. */
export const useDeparture = (id: number) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => fetchAdminDeparture(id, { signal }),
    // Seats and group change by the minute, and what is edited must be what is stored.
    gcTime: 0,
  })

/** Puts an answered departure where it is shown already. */
function show(client: QueryClient, departure: AdminDeparture) {
  client.setQueryData<AdminDepartureWithGroup>(
    oneKey(departure.id),
    (known) => known && { ...known, ...departure },
  )
  client.setQueriesData<InfiniteData<AdminDepartures>>(
    { queryKey: listKey },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === departure.id ? departure : item)),
        })),
      },
  )
}

/** Reads the table anew: its order, its count or its years may have changed. */
const readListAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: listKey })

export function useAddDeparture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: addAdminDeparture,
    onSuccess: () => void readListAgain(client),
  })
}

export function useChangeDeparture(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: DepartureChangeInput) => changeAdminDeparture(id, change),
    onSuccess: (departure, { after }) => {
      show(client, departure)
      if (after.departureDate !== undefined) void readListAgain(client)
    },
    // Whatever stands against it may be something that is not on the screen yet.
    onError: () => void client.invalidateQueries({ queryKey: oneKey(id) }),
  })
}

export function useSwitchDeparture(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isActive: boolean) => switchAdminDeparture(id, isActive),
    onSuccess: (departure) => show(client, departure),
    onError: () => void client.invalidateQueries({ queryKey: oneKey(id) }),
  })
}
