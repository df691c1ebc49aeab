import { call, endpointKey } from '@farandfew/api-client'
import { decideInvite, listAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { proposeSelection } from '@farandfew/domain/selections/admin-selections.contract.ts'
import type { SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { asksBeyondSeats } from './beyond-seats.ts'

type Request = Pick<SelectionApplicant, 'requestId' | 'name'>

export interface Approval {
  requests: readonly Request[]
  /** Whether the operator wants more people approved than seats are free. */
  beyondSeats: boolean
}

/** What became of the requests that an operator approved together. */
export interface Results {
  readonly approved: readonly number[]
  readonly failed: readonly (Request & { reason: string; isBeyondSeats: boolean })[]
}

const noResults: Results = { approved: [], failed: [] }

/** Approves requests one after the other, and proposes the group again. A failure does not stop the others. */
export function useApproving(departureId: number) {
  const [results, setResults] = useState(noResults)
  const [done, setDone] = useState(0)
  const selection = endpointKey(proposeSelection, { params: { id: String(departureId) } })
  const approveEach = async ({ requests, beyondSeats }: Approval) => {
    setResults(noResults)
    for (const [done, { requestId, name }] of requests.entries()) {
      setDone(done)
      const failure = await approveRequest({ requestId, departureId, beyondSeats })
      setResults(({ approved, failed }) =>
        failure === undefined
          ? { approved: [...approved, requestId], failed }
          : { approved, failed: [...failed, { requestId, name, ...failure }] },
      )
    }
  }
  const { send, sending } = useCall(approveEach, {
    reloads: [selection, endpointKey(listAdminInvites)],
  })
  return { results, progress: sending && { done, total: sending.requests.length }, approve: send }
}

/** Returns why it failed, if it did. */
async function approveRequest({
  requestId,
  departureId,
  beyondSeats,
}: {
  requestId: number
  departureId: number
  beyondSeats: boolean
}): Promise<{ reason: string; isBeyondSeats: boolean } | undefined> {
  try {
    await call(decideInvite, {
      params: { kind: 'trip', id: String(requestId) },
      body: { status: 'approved', scheduleId: departureId, ...(beyondSeats && { beyondSeats }) },
    })
    return undefined
  } catch (error) {
    return { reason: explainFailure(error), isBeyondSeats: asksBeyondSeats(error) }
  }
}
