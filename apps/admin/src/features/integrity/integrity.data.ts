import { ApiError, call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import {
  checkSumsEndpoint,
  getIntegrityEndpoint,
  resolveFaultEndpoint,
} from '@farandfew/domain/integrity/admin-integrity.endpoints.ts'
import type { EndpointInput } from '@farandfew/domain/contract/registry.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'

const key = endpointKey(getIntegrityEndpoint, {})

/** Everything that is not in order. */
export const useIntegrity = () =>
  useQuery({ ...endpointQuery(getIntegrityEndpoint, {}), gcTime: 0 })

/** Shows what a call answered, and reads the counts again. */
function useAnswer() {
  const client = useQueryClient()
  return {
    show: (answer: Integrity) => {
      client.setQueryData(key, answer)
      void reloadOpenWork(client)
    },
    readAgain: () => client.invalidateQueries({ queryKey: key }),
  }
}

/** Checks the sums at once. */
export function useCheckSums() {
  const { show } = useAnswer()
  return useMutation({ mutationFn: () => call(checkSumsEndpoint, {}), onSuccess: show })
}

type Resolution = EndpointInput<typeof resolveFaultEndpoint>

/** Whether the fault is no longer what the operator saw: the list must be read again. */
export const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code === 'FAULT_CHANGED'

/** Resolves a fault by one of its actions. */
export function useResolveFault(params: Resolution['params']) {
  const { show, readAgain } = useAnswer()
  return async (body: Resolution['body']) => {
    try {
      show(await call(resolveFaultEndpoint, { params, body }))
    } catch (error) {
      if (isOutdated(error)) void readAgain()
      throw error
    }
  }
}
