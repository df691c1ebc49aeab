import { call, endpointQuery } from '@farandfew/api-client'
import type { Checklist, ItemChange } from '@farandfew/domain/checklists/checklist.ts'
import {
  addItem,
  changeItem,
  getChecklist,
  removeItem,
  tickClubItem,
} from '@farandfew/domain/checklists/checklists.contract.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Milliseconds between two looks at a list that others change, while it is on the screen. */
const checkMs = 20_000

export const checklistQuery = (departureId: number) =>
  queryOptions({
    ...endpointQuery(getChecklist, { params: { departureId: String(departureId) } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: checkMs,
  })

interface Change {
  send: () => Promise<Checklist>
  /** The list as it will be, which is shown at once. */
  expected?: (now: Checklist) => Checklist
}

/**
 * The calls that change a checklist. They are sent one after the other, and each answers with the list as it is then; after a
 * failure it is read again.
 */
export function useChecklistCalls(id: number) {
  const queryClient = useQueryClient()
  const { queryKey } = checklistQuery(id)
  const departureId = String(id)
  const mutationKey = ['change', ...queryKey]
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: `checklist ${departureId}` },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ expected }) => {
      await queryClient.cancelQueries({ queryKey })
      if (expected) queryClient.setQueryData(queryKey, (now) => now && expected(now))
    },
    onSettled: (list) => {
      // The answer to an earlier change lacks the later ones.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      if (list) queryClient.setQueryData(queryKey, list)
      // A list that is being read may be older than the answer.
      if (!list || queryClient.isFetching({ queryKey }) > 0) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
  const keep = (send: Change['send'], expected?: Change['expected']) =>
    mutateAsync({ send, ...(expected && { expected }) })
  return {
    add: (label: string) => keep(() => call(addItem, { params: { departureId }, body: { label } })),
    change: (itemId: number, change: ItemChange) =>
      keep(
        () =>
          call(changeItem, {
            params: { departureId, itemId: String(itemId) },
            body: change,
          }),
        // A box shows its tick at once.
        'isDone' in change
          ? (now) => ({
              ...now,
              items: now.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
            })
          : undefined,
      ),
    remove: (itemId: number, before: string) =>
      keep(() =>
        call(removeItem, {
          params: { departureId, itemId: String(itemId) },
          body: { before },
        }),
      ),
    tick: (key: string, isTicked: boolean) =>
      keep(
        () => call(tickClubItem, { params: { departureId, key }, body: { isTicked } }),
        (now) => ({
          ...now,
          clubItems: now.clubItems.map((item) => (item.key === key ? { ...item, isTicked } : item)),
        }),
      ),
  }
}

export type ChecklistCalls = ReturnType<typeof useChecklistCalls>
