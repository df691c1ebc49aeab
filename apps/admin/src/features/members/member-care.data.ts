import { call, endpointKey } from '@farandfew/api-client'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import type { ContactConfirmation } from '@farandfew/domain/member-care/member-care.ts'
import {
  changeContact,
  confirmContact,
  deactivateMember,
  reactivateMember,
  sendResetLink,
  getAdminUser,
} from '@farandfew/domain/member-care/member-care.contract.ts'
import { exportMemberData } from '@farandfew/domain/personal-data/admin-personal-data.contract.ts'
import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { undoMerge } from '@farandfew/domain/member-merges/member-merges.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import { useCall } from '../../shared/calls/use-call.ts'
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

/** The member and the lists that show them. Read again after a failure: someone else may have changed them. */
export function changesMember(id: number) {
  const at = { params: { id: String(id) } }
  const member = endpointKey(getAdminUser, at)
  const members = endpointKey(listAdminUsers)
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
