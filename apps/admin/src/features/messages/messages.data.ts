import { ApiError, call, endpointKey } from '@farandfew/api-client'
import type { MessageState } from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  discardAdminMessage,
  listAdminMessages,
  sendAdminMessageAgain,
  sendAdminMessagesAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { listRefusedAddresses } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

/** The unsent messages in one state that a search finds, newest first. */
export const useMessages = (search: string, state: MessageState) =>
  usePages(listAdminMessages, { search, state })

/** The refused addresses that a search finds, newest first. */
export const useRefusedAddresses = (search: string) => usePages(listRefusedAddresses, { search })

const byId = (id: number) => ({ params: { id: String(id) } })

/** Whether the message is no longer dead, or no longer there: another operator was faster. */
const isSettled = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'MESSAGE_CHANGED')

function readCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: endpointKey(countAdminMessages) })
  void reloadOpenWork(client)
}

/** Removes a message that is no longer dead from the list. */
function removeMessage(client: QueryClient, id: number): void {
  changePages(client, listAdminMessages, (page) => {
    const items = page.items.filter((message) => message.id !== id)
    return { ...page, items, total: page.total - (page.items.length - items.length) }
  })
  readCounts(client)
}

/** Sends a dead message again, to another address if one is given. */
export function useSendAgain(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (recipient: string | undefined) =>
      call(sendAdminMessageAgain, {
        ...byId(id),
        body: recipient === undefined ? {} : { recipient },
      }),
    onSuccess: () => removeMessage(client, id),
    onError: (error) => {
      if (isSettled(error)) removeMessage(client, id)
    },
  })
}

/** Discards a dead message. One that is already gone is a success. */
export function useDiscard(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await call(discardAdminMessage, byId(id))
      } catch (error) {
        if (!isSettled(error)) throw error
      }
    },
    onSuccess: () => removeMessage(client, id),
  })
}

/** Sends all dead messages again. */
export function useSendAllAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sendAdminMessagesAgain, {}),
    onSuccess: async () => {
      readCounts(client)
      await client.invalidateQueries({ queryKey: endpointKey(listAdminMessages) })
    },
  })
}
