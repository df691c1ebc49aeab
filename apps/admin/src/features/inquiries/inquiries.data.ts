import type { AssigneeFilter } from '@farandfew/domain/annotations/admin-annotations.ts'
import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  answerAdminInquiries,
  answerAdminInquiry,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import type { InquiryState } from '@farandfew/domain/inquiries/inquiry-states.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { reloadOpenWork } from '../../shared/open-work/open-work.data.ts'
import type { RowsAction, SelectedRow } from '../annotations/selection-bar.tsx'
import { changePages, usePages } from '../../shared/table/pages.data.ts'

const byId = (id: number) => ({ params: { id: String(id) } })

/** The inquiries that a search finds: open ones oldest first, others newest first. */
export const useInquiries = (search: string, state: InquiryState, assignee: AssigneeFilter | '') =>
  usePages(listAdminInquiries, { search, state, assignee })

/** One inquiry, for when the list does not show it. */
export const useInquiry = (id: number) =>
  useQuery({ ...endpointQuery(getAdminInquiry, byId(id)), gcTime: 0 })

/** Changes an inquiry wherever it is cached. */
function changeInquiry(
  client: QueryClient,
  id: number,
  change: (inquiry: AdminInquiry) => AdminInquiry,
): void {
  changePages(client, listAdminInquiries, (page) => ({
    ...page,
    items: page.items.map((inquiry) => (inquiry.id === id ? change(inquiry) : inquiry)),
  }))
  client.setQueryData<AdminInquiry>(
    endpointKey(getAdminInquiry, byId(id)),
    (inquiry) => inquiry && change(inquiry),
  )
}

/**
 * Marks an inquiry as answered or not answered. The mark changes at once and changes back if the API refuses it. The
 * inquiry keeps its place in the list until the list is read again.
 */
export function useAnsweredMark(inquiry: AdminInquiry) {
  const client = useQueryClient()
  const { id } = inquiry
  return useMutation({
    mutationFn: (answered: boolean) =>
      call(answerAdminInquiry, { ...byId(id), body: { answered } }),
    onMutate: (answered) => {
      const answeredAt = answered ? new Date().toISOString() : null
      changeInquiry(client, id, (shown) => ({ ...shown, answeredAt, answeredBy: null }))
      return { before: inquiry }
    },
    onSuccess: (stored) => {
      changeInquiry(client, id, () => stored)
      void reloadOpenWork(client)
    },
    onError: (error, _answered, context) => {
      if (context) changeInquiry(client, id, () => context.before)
      toast({
        title: `The mark of ${inquiry.name} was not saved`,
        description: explainFailure(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
}

/** An inquiry as a row of the selection. */
export const selectedRow = ({ id, name }: AdminInquiry): SelectedRow => ({
  ...{ key: String(id), name },
  subject: { kind: 'inquiry', id },
})

/** Marks several inquiries as answered. */
export const markSelected: RowsAction = {
  ...{ label: 'Mark as answered', done: 'answered' },
  send: (rows) =>
    call(answerAdminInquiries, {
      body: { rows: rows.map(({ subject }) => subject.id), answered: true },
    }),
}
