import { call, endpointKey } from '@farandfew/api-client'
import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import type { ContactConfirmation } from '@farandfew/domain/member-care/member-care.ts'
import {
  changeContactEndpoint,
  confirmContactEndpoint,
  deactivateMemberEndpoint,
  exportMemberEndpoint,
  getAdminUserEndpoint,
  listAdminUsersEndpoint,
  reactivateMemberEndpoint,
  sendResetLinkEndpoint,
  undoMergeEndpoint,
} from '@farandfew/domain/members/admin-members.endpoints.ts'
import type { EndpointInput } from '@farandfew/domain/contract/registry.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { saveFile } from '../../shared/table/file-saving.ts'

type ContactBody = EndpointInput<typeof changeContactEndpoint>['body']

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
      return call(changeContactEndpoint, { params, body: { before, after, reason } })
    }
    case 'confirm': {
      const { what, value, reason } = care
      return call(confirmContactEndpoint, { params, body: { what, value, reason } })
    }
    case 'deactivate':
      return call(deactivateMemberEndpoint, { params, body: { reason: care.reason } })
    case 'reactivate':
      return call(reactivateMemberEndpoint, { params, body: { reason: care.reason } })
    case 'undo-merge':
      return call(undoMergeEndpoint, { params, body: { reason: care.reason } })
    case 'reset-link':
      await call(sendResetLinkEndpoint, { params, body: { reason: care.reason } })
      return undefined
    case 'export': {
      const data = await call(exportMemberEndpoint, { params, body: { reason: care.reason } })
      const text = JSON.stringify(data, null, 2)
      saveFile(`member-${id}.json`, new Blob([text], { type: 'application/json' }))
      return undefined
    }
  }
}

/** The member and the lists that show them. Read again after a failure: someone else may have changed them. */
export function changesMember(id: number) {
  const at = { params: { id: String(id) } }
  const member = endpointKey(getAdminUserEndpoint, at)
  const members = endpointKey(listAdminUsersEndpoint)
  return { at, member, options: { reloads: [members], failureReloads: [member] } }
}

/** Changes the member on request. */
export function useCare(id: number) {
  const { member, options } = changesMember(id)
  return useCall((care: Care) => makeChange(id, care), {
    ...options,
    onSuccess: (changed, client) => {
      if (changed) client.setQueryData(member, changed)
    },
  })
}
