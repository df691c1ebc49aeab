import { call, endpointKey } from '@farandfew/api-client'
import { decideInvite, listAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { proposeSelection } from '@farandfew/domain/selections/admin-selections.contract.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

type Request = Pick<SelectionApplicant, 'requestId' | 'name'>

/** What became of the requests that an operator approved together. */
export interface Results {
  readonly approved: readonly number[]
  readonly failed: readonly (Request & { reason: string })[]
}

const noResults: Results = { approved: [], failed: [] }

/** Approves requests one after the other, and proposes the group again. A failure does not stop the others. */
export function useApproving(departureId: number) {
  const client = useQueryClient()
  const [results, setResults] = useState(noResults)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const approve = async (requests: readonly Request[]) => {
    setResults(noResults)
    for (const [done, { requestId, name }] of requests.entries()) {
      setProgress({ done, total: requests.length })
      const reason = await approveRequest(requestId)
      setResults(({ approved, failed }) =>
        reason === undefined
          ? { approved: [...approved, requestId], failed }
          : { approved, failed: [...failed, { requestId, name, reason }] },
      )
    }
    setProgress(undefined)
    const selection = endpointKey(proposeSelection, { params: { id: String(departureId) } })
    for (const queryKey of [selection, endpointKey(listAdminInvites)]) {
      void client.invalidateQueries({ queryKey })
    }
  }
  return { results, progress, approve }
}

/** Returns why it failed, if it did. */
async function approveRequest(requestId: number): Promise<string | undefined> {
  try {
    await call(decideInvite, {
      params: { kind: 'trip', id: String(requestId) },
      body: { status: 'approved' },
    })
    return undefined
  } catch (error) {
    return explainFailure(error)
  }
}
