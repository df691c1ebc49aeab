import { ApiError, endpointKey } from '@farandfew/api-client'
import {
  countAdminMessages,
  listAdminMessages,
  sendAdminMessageAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { removeRow } from '../../shared/calls/cached-reads.ts'
import { useCall } from '../../shared/calls/use-call.ts'

const counts = [endpointKey(countAdminMessages), endpointKey(getOpenWork)]
const list = endpointKey(listAdminMessages)

/** Whether the message is no longer dead, or no longer there: another operator was faster. */
export const isSettled = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'MESSAGE_CHANGED')

/** Sends a dead message again, to another address if one is given. One that is no longer dead leaves the list. */
export function useSendAgain(id: number, onFailure?: (error: Error) => void) {
  const client = useQueryClient()
  return useCall(sendAdminMessageAgain, {
    removes: { from: list, id },
    reloads: counts,
    onFailure: (error) => {
      onFailure?.(error)
      if (!isSettled(error)) return
      removeRow(client, list, id)
      for (const queryKey of counts) void client.invalidateQueries({ queryKey })
    },
  })
}
