import { ApiError, call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { Integrity } from '@farandfew/domain/integrity/admin-integrity.ts'
import {
  checkSums,
  getIntegrity,
  resolveFault,
} from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'

const key = endpointKey(getIntegrity, {})

/** Everything that is not in order. */
export const useIntegrity = () => useQuery({ ...endpointQuery(getIntegrity, {}), gcTime: 0 })

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
  return useMutation({ mutationFn: () => call(checkSums, {}), onSuccess: show })
}

type Resolution = ContractInput<typeof resolveFault>

/** Whether the fault is no longer what the operator saw: the list must be read again. */
export const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code === 'FAULT_CHANGED'

/** Resolves a fault by one of its actions. */
export function useResolveFault(params: Resolution['params']) {
  const { show, readAgain } = useAnswer()
  return async (body: Resolution['body']) => {
    try {
      show(await call(resolveFault, { params, body }))
    } catch (error) {
      if (isOutdated(error)) void readAgain()
      throw error
    }
  }
}
