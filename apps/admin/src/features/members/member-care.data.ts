import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import type { ContactConfirmation, ErasureForm } from '@farandfew/domain/member-care/member-care.ts'
import type { MergeForm } from '@farandfew/domain/member-merges/member-merges.ts'
import {
  changeContact,
  confirmContact,
  deactivateMember,
  eraseMemberData,
  exportMemberData,
  previewErasure,
  reactivateMember,
  sendResetLink,
} from '@farandfew/domain/member-care/member-care.contract.ts'
import { getAdminUser, listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import {
  mergeMembers,
  previewMerge,
  undoMerge,
} from '@farandfew/domain/member-merges/member-merges.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../shared/table/file-saving.ts'

type ContactBody = ContractInput<typeof changeContact>['body']

/** A change of a member's account that an operator makes on request. */
export type Care =
  | ({ kind: 'contact' } & ContactBody)
  | ({ kind: 'confirm' } & ContactConfirmation)
  | { kind: 'deactivate' | 'reactivate' | 'reset-link' | 'export' | 'undo-merge'; reason: string }

export type ContactCare = Extract<Care, { kind: 'contact' }>

/** Makes one change; resolves with the changed member, or undefined if the member stays as they are. */
async function makeChange(id: number, care: Care): Promise<AdminUser | undefined> {
  const params = { id: String(id) }
  switch (care.kind) {
    case 'contact': {
      const { before, after, reason } = care
      return call(changeContact, { params, body: { before, after, reason } })
    }
    case 'confirm': {
      const { what, value, reason } = care
      return call(confirmContact, { params, body: { what, value, reason } })
    }
    case 'deactivate':
      return call(deactivateMember, { params, body: { reason: care.reason } })
    case 'reactivate':
      return call(reactivateMember, { params, body: { reason: care.reason } })
    case 'undo-merge':
      return call(undoMerge, { params, body: { reason: care.reason } })
    case 'reset-link':
      await call(sendResetLink, { params, body: { reason: care.reason } })
      return undefined
    case 'export': {
      const data = await call(exportMemberData, { params, body: { reason: care.reason } })
      const text = JSON.stringify(data, null, 2)
      saveFile(`member-${id}.json`, new Blob([text], { type: 'application/json' }))
      return undefined
    }
  }
}

const memberKey = (id: number) =>
  endpointQuery(getAdminUser, { params: { id: String(id) } }).queryKey

/** Changes the member on request. If someone else did so meanwhile, the member is read again. */
export function useCare(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (care: Care) => makeChange(id, care),
    onSuccess: (changed) => {
      if (!changed) return
      client.setQueryData(memberKey(id), changed)
      void client.invalidateQueries({ queryKey: endpointKey(listAdminUsers) })
    },
    onError: () => void client.invalidateQueries({ queryKey: memberKey(id) }),
  })
}

/** What an erasure would do now. Read each time it is asked for. */
export const useErasurePreview = (id: number) =>
  useQuery({
    ...endpointQuery(previewErasure, { params: { id: String(id) } }),
    gcTime: 0,
    staleTime: 0,
  })

/** Erases the member. If the refund has changed meanwhile, the preview is read again. */
export function useEraseMember(id: number) {
  const client = useQueryClient()
  const params = { id: String(id) }
  return useMutation({
    mutationFn: (body: ErasureForm) => call(eraseMemberData, { params, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: endpointKey(listAdminUsers) })
      void client.invalidateQueries({ queryKey: memberKey(id) })
    },
    onError: () =>
      void client.invalidateQueries({
        queryKey: endpointQuery(previewErasure, { params }).queryKey,
      }),
  })
}

/** What merging an account into the member's would do now. */
export const usePreviewMerge = (id: number) =>
  useMutation({
    mutationFn: (other: string) =>
      call(previewMerge, { params: { id: String(id) }, query: { other } }),
  })

/** Merges an account into the member's. After a refusal the member is read again: someone else may have merged it. */
export function useMerge(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MergeForm) => call(mergeMembers, { params: { id: String(id) }, body }),
    onSuccess: (merged) => {
      client.setQueryData(memberKey(id), merged)
      void client.invalidateQueries({ queryKey: endpointKey(listAdminUsers) })
    },
    onError: () => void client.invalidateQueries({ queryKey: memberKey(id) }),
  })
}
