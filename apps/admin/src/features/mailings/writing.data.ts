import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import { getAdminInquiryEndpoint } from '@farandfew/domain/inquiries/admin-inquiries.endpoints.ts'
import type {
  Mailing,
  MailingPreviewForm,
  MailingStep,
} from '@farandfew/domain/mailings/mailings.ts'
import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import {
  addMailTemplateEndpoint,
  changeMailingEndpoint,
  changeMailTemplateEndpoint,
  createMailingEndpoint,
  getMailingEndpoint,
  listMailingRecipientsEndpoint,
  listMailingsEndpoint,
  listMailTemplatesEndpoint,
  previewMailingEndpoint,
  removeMailTemplateEndpoint,
  stepMailingEndpoint,
  testMailingEndpoint,
} from '@farandfew/domain/mailings/admin-mailings.endpoints.ts'
import type { EndpointInput } from '@farandfew/domain/contract/registry.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../shared/table/pages.data.ts'

/** The mailings that a search finds, newest first. */
export const useMailings = (search: string) => usePages(listMailingsEndpoint, { search })

const byId = (id: number) => ({ params: { id: String(id) } })

/** The inquiry that a mail replies to. */
export const useInquiry = (id: number) =>
  useQuery({ ...endpointQuery(getAdminInquiryEndpoint, byId(id)), gcTime: 0 })

/** Milliseconds between two looks at a mailing that is being sent. */
const progressMs = 2_000

/** A mailing, whose progress follows while it is sent. */
export const useMailing = (id: number) =>
  useQuery({
    ...endpointQuery(getMailingEndpoint, byId(id)),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && ['scheduled', 'sending'].includes(data.state) ? progressMs : false,
  })

/** The first recipients of a mailing. It is read again when the progress has changed. */
export const useRecipients = ({ id, progress, state }: Mailing) =>
  useQuery({
    queryKey: [...endpointKey(listMailingRecipientsEndpoint), id, progress, state],
    queryFn: ({ signal }) =>
      call(listMailingRecipientsEndpoint, { ...byId(id), query: { limit: '200' } }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  })

function keepMailing(client: QueryClient, mailing: Mailing): void {
  client.setQueryData(endpointKey(getMailingEndpoint, byId(mailing.id)), mailing)
  void client.invalidateQueries({ queryKey: endpointKey(listMailingsEndpoint) })
}

/** Sends or schedules a mailing. */
export function useCreateMailing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointInput<typeof createMailingEndpoint>['body']) =>
      call(createMailingEndpoint, { body }),
    onSuccess: (mailing) => keepMailing(client, mailing),
  })
}

/** Changes a scheduled mailing. */
export function useChangeMailing(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointInput<typeof changeMailingEndpoint>['body']) =>
      call(changeMailingEndpoint, { ...byId(id), body }),
    onSuccess: (mailing) => keepMailing(client, mailing),
    // Another operator may have been faster.
    onError: () =>
      client.invalidateQueries({ queryKey: endpointKey(getMailingEndpoint, byId(id)) }),
  })
}

/** Starts, pauses, continues or cancels a mailing. */
export function useStep({ id, version }: Mailing) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: MailingStep) =>
      call(stepMailingEndpoint, { ...byId(id), body: { state, version } }),
    onSuccess: (mailing) => keepMailing(client, mailing),
    // Another operator may have been faster.
    onError: () =>
      client.invalidateQueries({ queryKey: endpointKey(getMailingEndpoint, byId(id)) }),
  })
}

export const usePreview = () =>
  useMutation({
    mutationFn: (body: MailingPreviewForm) => call(previewMailingEndpoint, { body }),
  })

export const useTestMail = () =>
  useMutation({
    mutationFn: (body: MailingPreviewForm) => call(testMailingEndpoint, { body }),
  })

/** Whom a text would reach that only has a greeting, and who has no value for its variables. */
export const useAudience = (audience: MailingAudience, greeting: string) =>
  useQuery({
    queryKey: [...endpointKey(previewMailingEndpoint), 'audience', audience],
    queryFn: ({ signal }) =>
      call(
        previewMailingEndpoint,
        { body: { audience, subject: '.', text: greeting, position: 0 } },
        { signal },
      ),
    gcTime: 0,
  })

export const useTemplates = () =>
  useQuery({ ...endpointQuery(listMailTemplatesEndpoint, {}), gcTime: 0 })

/** Adds, changes and deletes templates. */
export function useTemplateChanges() {
  const client = useQueryClient()
  const onSettled = () =>
    client.invalidateQueries({ queryKey: endpointKey(listMailTemplatesEndpoint) })
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
        ? call(addMailTemplateEndpoint, { body: fields })
        : call(changeMailTemplateEndpoint, { ...byId(id), body: { ...fields, version } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call(removeMailTemplateEndpoint, { ...byId(id), query: { version: String(version) } }),
    onSettled,
  })
  return { save, remove }
}
