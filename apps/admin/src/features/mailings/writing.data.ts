import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { getAdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import {
  addMailTemplate,
  changeMailing,
  changeMailTemplate,
  createMailing,
  getMailing,
  listMailingRecipients,
  listMailings,
  listMailTemplates,
  previewMailing,
  removeMailTemplate,
  stepMailing,
  testMailing,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type {
  Mailing,
  MailingPreviewForm,
  MailingStep,
} from '@farandfew/domain/mailings/mailings.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../shared/table/pages.data.ts'

/** The mailings that a search finds, newest first. */
export const useMailings = (search: string) => usePages(listMailings, { search })

const byId = (id: number) => ({ params: { id: String(id) } })

/** The inquiry that a mail replies to. */
export const useInquiry = (id: number) =>
  useQuery({ ...endpointQuery(getAdminInquiry, byId(id)), gcTime: 0 })

/** Milliseconds between two looks at a mailing that is being sent. */
const progressMs = 2_000

/** A mailing, whose progress follows while it is sent. */
export const useMailing = (id: number) =>
  useQuery({
    ...endpointQuery(getMailing, byId(id)),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && ['scheduled', 'sending'].includes(data.state) ? progressMs : false,
  })

/** The first recipients of a mailing. It is read again when the progress has changed. */
export const useRecipients = ({ id, progress, state }: Mailing) =>
  useQuery({
    queryKey: [...endpointKey(listMailingRecipients), id, progress, state],
    queryFn: ({ signal }) =>
      call(listMailingRecipients, { ...byId(id), query: { limit: '200' } }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  })

function keepMailing(client: QueryClient, mailing: Mailing): void {
  client.setQueryData(endpointKey(getMailing, byId(mailing.id)), mailing)
  void client.invalidateQueries({ queryKey: endpointKey(listMailings) })
}

/** Sends or schedules a mailing. */
export function useCreateMailing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractInput<typeof createMailing>['body']) =>
      call(createMailing, { body }),
    onSuccess: (mailing) => keepMailing(client, mailing),
  })
}

/** Changes a scheduled mailing. */
export function useChangeMailing(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractInput<typeof changeMailing>['body']) =>
      call(changeMailing, { ...byId(id), body }),
    onSuccess: (mailing) => keepMailing(client, mailing),
    // Another operator may have been faster.
    onError: () => client.invalidateQueries({ queryKey: endpointKey(getMailing, byId(id)) }),
  })
}

/** Starts, pauses, continues or cancels a mailing. */
export function useStep({ id, version }: Mailing) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: MailingStep) =>
      call(stepMailing, { ...byId(id), body: { state, version } }),
    onSuccess: (mailing) => keepMailing(client, mailing),
    // Another operator may have been faster.
    onError: () => client.invalidateQueries({ queryKey: endpointKey(getMailing, byId(id)) }),
  })
}

export const usePreview = () =>
  useMutation({
    mutationFn: (body: MailingPreviewForm) => call(previewMailing, { body }),
  })

export const useTestMail = () =>
  useMutation({
    mutationFn: (body: MailingPreviewForm) => call(testMailing, { body }),
  })

/** Whom a text would reach that only has a greeting, and who has no value for its variables. */
export const useAudience = (audience: MailingAudience, greeting: string) =>
  useQuery({
    queryKey: [...endpointKey(previewMailing), 'audience', audience],
    queryFn: ({ signal }) =>
      call(
        previewMailing,
        { body: { audience, subject: '.', text: greeting, position: 0 } },
        { signal },
      ),
    gcTime: 0,
  })

export const useTemplates = () => useQuery({ ...endpointQuery(listMailTemplates, {}), gcTime: 0 })

/** Adds, changes and deletes templates. */
export function useTemplateChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: endpointKey(listMailTemplates) })
  const save = useMutation({
    mutationFn: ({
      id,
      version,
      ...fields
    }: {
      id?: number
      version?: number
      name: string
      subject: string
      text: string
    }) =>
      id === undefined || version === undefined
        ? call(addMailTemplate, { body: fields })
        : call(changeMailTemplate, { ...byId(id), body: { ...fields, version } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call(removeMailTemplate, { ...byId(id), query: { version: String(version) } }),
    onSettled,
  })
  return { save, remove }
}
