import { call, endpointQuery } from '@farandfew/api-client'
import type {
  ConnectionSettingsForm,
  GroupConnections,
  Pair,
} from '@farandfew/domain/connections/connection-views.ts'
import {
  acceptConnection,
  askToConnect,
  blockMember,
  declineConnection,
  disconnect,
  listConnections,
  listGroupConnections,
  reportMember,
  unblockMember,
  updateConnectionSettings,
  withdrawConnection,
} from '@farandfew/domain/connections/connections.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** Milliseconds between two looks at connections that are on the screen. */
const checkMs = 20_000

/** Others change them, so they are read again while they are shown, and whenever the member comes back. */
const alwaysFresh = {
  refetchInterval: checkMs,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/** The member's requests, connections and blocks. */
export const connectionsQuery = queryOptions({
  ...endpointQuery(listConnections, {}),
  ...alwaysFresh,
})

/** How many requests to connect wait for the member's answer; 0 while that is not known. */
export const useWaitingConnections = ({ enabled }: { enabled: boolean }): number =>
  useQuery({ ...connectionsQuery, refetchInterval: false, enabled }).data?.pairs.filter(
    ({ state }) => state === 'asking',
  ).length ?? 0

/** The member's connections with the others of a group. */
export const groupConnectionsQuery = (departureId: number) =>
  queryOptions({
    ...endpointQuery(listGroupConnections, {
      params: { departureId: String(departureId) },
    }),
    ...alwaysFresh,
  })

const changes = {
  accept: acceptConnection,
  decline: declineConnection,
  withdraw: withdrawConnection,
  disconnect: disconnect,
} as const
export type PairChange = keyof typeof changes

type ReportBody = ContractInput<typeof reportMember>['body']

/** What a block changes. A conversation hears of it in its own stream. */
const isAboutMembers = (path: unknown) =>
  /^\/api\/(?:connections|groups\/)/.test(String(path)) && !/messages|events/.test(String(path))

/** Reads again what pages show of other members, except conversations. */
export const refreshMembers = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => isAboutMembers(path) })

/**
 * The member's calls about another one. Each puts its answer where it is shown, and reads again what it changes; what a
 * block hides or shows is all that a group's page has.
 */
export function useConnectionCalls() {
  const queryClient = useQueryClient()
  const showPair = (changed: Pair) => {
    const inGroup = {
      predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
        /^\/api\/groups\/\d+\/connections$/.test(String(path)),
    }
    queryClient.setQueriesData<GroupConnections>(
      inGroup,
      (known) =>
        known && {
          ...known,
          pairs: known.pairs.map((one) => (one.memberId === changed.memberId ? changed : one)),
        },
    )
    void queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey })
    return changed
  }
  const refreshAll = () => refreshMembers(queryClient)
  const paramsOf = (memberId: number) => ({ memberId: String(memberId) })

  return {
    refreshAll,
    ask: async (memberId: number, note: string) =>
      showPair(await call(askToConnect, { params: paramsOf(memberId), body: { note } })),
    change: async (memberId: number, change: PairChange) =>
      showPair(await call(changes[change], { params: paramsOf(memberId) })),
    block: async (memberId: number) => {
      await call(blockMember, { params: paramsOf(memberId) })
      await refreshAll()
    },
    unblock: async (memberId: number) => {
      await call(unblockMember, { params: paramsOf(memberId) })
      await refreshAll()
    },
    report: async (memberId: number, body: ReportBody) => {
      const sent = await call(reportMember, { params: paramsOf(memberId), body })
      if (sent.isBlocked) await refreshAll()
    },
    changeSettings: async (form: ConnectionSettingsForm) => {
      const own = await call(updateConnectionSettings, { body: form })
      queryClient.setQueryData(connectionsQuery.queryKey, (known) => known && { ...known, ...own })
      return own
    },
  }
}
