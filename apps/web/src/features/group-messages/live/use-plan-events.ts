import { buildUrl, call } from '@farandfew/api-client'
import {
  listGroupEvents,
  openGroupEvents,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '../../../shared/current-member/current-member.data.ts'
import { checklistQuery } from '../../checklists/checklists.data.ts'
import { groupQuery } from '../../groups/group.data.ts'
import { followConversation } from './follow-conversation.ts'

/** Reads arrivals and checklist again as soon as someone in the group has changed them, while the component is shown. */
export function usePlanEvents(departureId: number): void {
  const queryClient = useQueryClient()
  // A login after the session had ended connects again.
  const { dataUpdatedAt: signedInAt } = useCurrentUser()
  useEffect(() => {
    const params = { departureId: String(departureId) }
    const refresh = () => {
      for (const { queryKey } of [groupQuery(params.departureId), checklistQuery(departureId)]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    }
    return followConversation({
      load: async (signal) =>
        (await call(listGroupEvents, { params, query: {} }, { signal })).lastEventId,
      listMissed: (after, signal) =>
        call(listGroupEvents, { params, query: { after: String(after) } }, { signal }),
      streamUrl: (after) => buildUrl(openGroupEvents.path, { params, query: { after } }),
      onEvent: ({ kind }) => {
        if (kind === 'planned') refresh()
      },
      onReset: refresh,
      onState: () => undefined,
    })
  }, [queryClient, departureId, signedInAt])
}
