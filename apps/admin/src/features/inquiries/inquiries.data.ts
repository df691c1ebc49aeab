import {
  fetchAdminInquiries,
  fetchAdminInquiry,
  sendInquiryAnswered,
} from '@farandfew/api-client/admin-inquiries'
import type { AdminInquiries, AdminInquiry } from '@farandfew/domain/admin/inquiries'
import {
  getAdminInquiryEndpoint,
  type InquiryState,
  listAdminInquiriesEndpoint,
} from '@farandfew/domain/admin/inquiries/endpoints'
import { toast } from '@farandfew/ui/toast'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changePages, usePages } from '../../shared/table/pages.data.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

const listPath = listAdminInquiriesEndpoint.path
const keyOfOne = (id: number | undefined) => [getAdminInquiryEndpoint.path, { id }]

/** The inquiries that a search finds, the newest first. */
export const useInquiries = (search: string, state: InquiryState) =>
  usePages(listPath, { search, state }, (query, options) =>
    fetchAdminInquiries(query as { state: InquiryState }, options),
  )

/** One inquiry that the list does not show; asks for nothing without an id. */
export const useInquiry = (id: number | undefined) =>
  useQuery({
    queryKey: keyOfOne(id),
    queryFn: ({ signal }) => fetchAdminInquiry(id ?? 0, { signal }),
    enabled: id !== undefined,
    gcTime: 0,
  })

/** Shows an inquiry as `change` makes it, wherever it is shown. */
function changeInquiry(
  client: QueryClient,
  id: number,
  change: (inquiry: AdminInquiry) => AdminInquiry,
): void {
  const one = (inquiry: AdminInquiry) => (inquiry.id === id ? change(inquiry) : inquiry)
  changePages<AdminInquiries>(client, listPath, (page) => ({
    ...page,
    items: page.items.map(one),
  }))
  client.setQueryData<AdminInquiry>(keyOfOne(id), (inquiry) => inquiry && change(inquiry))
}

/**
 * Sets or takes the answered mark of an inquiry. It is shown at once, and as it was where the API refuses; the inquiry
 * keeps its place in the list until the list is asked for again.
 */
export function useAnsweredMark(inquiry: AdminInquiry) {
  const client = useQueryClient()
  const { id } = inquiry
  return useMutation({
    mutationFn: (answered: boolean) => sendInquiryAnswered(id, answered),
    onMutate: (answered) => {
      const answeredAt = answered ? new Date().toISOString() : null
      changeInquiry(client, id, (shown) => ({ ...shown, answeredAt, answeredBy: null }))
      return { before: inquiry }
    },
    onSuccess: (stored) => changeInquiry(client, id, () => stored),
    onError: (error, _answered, context) => {
      if (context) changeInquiry(client, id, () => context.before)
      toast({
        title: 'The mark was not saved',
        description: explainFailure(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
}
