import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import {
  decideInviteEndpoint,
  listAdminInvitesEndpoint,
} from '@farandfew/domain/admin/invites/endpoints'
import { proposeSelectionEndpoint } from '@farandfew/domain/admin/selections/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

const byId = (id: number) => ({ params: { id: String(id) } })

/** The proposed group of a departure. It stays as it is while the operator works with it. */
export const useSelection = (id: number) =>
  useQuery({
    ...endpointQuery(proposeSelectionEndpoint, byId(id)),
    gcTime: 0,
    staleTime: Infinity,
  })

/** What became of a request: approved, or why not. */
export type Outcome = { kind: 'approved' } | { kind: 'failed'; reason: string }

/** Approves requests one after the other. A failure does not stop the others. */
export function useApproving() {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const approve = async (requestIds: readonly number[]) => {
    const total = requestIds.length
    for (const [done, requestId] of requestIds.entries()) {
      setProgress({ done, total })
      const outcome = await decide(requestId)
      setOutcomes((known) => new Map(known).set(requestId, outcome))
    }
    setProgress(undefined)
    void client.invalidateQueries({ queryKey: endpointKey(listAdminInvitesEndpoint) })
  }
  return { outcomes, progress, approve }
}

async function decide(requestId: number): Promise<Outcome> {
  try {
    await call(decideInviteEndpoint, {
      params: { kind: 'trip', id: String(requestId) },
      body: { status: 'approved' },
    })
    return { kind: 'approved' }
  } catch (error) {
    return { kind: 'failed', reason: explainFailure(error) }
  }
}
