import { call, endpointQuery } from '@farandfew/api-client'
import type {
  MemberView,
  MemberViewChange,
  MemberViewForm,
} from '@farandfew/domain/members/admin-member-views.ts'
import {
  addMemberView,
  changeMemberView,
  listMemberViews,
  removeMemberView,
} from '@farandfew/domain/members/admin-member-views.contract.ts'
import { useOneAtATime } from '../../shared/forms/use-one-at-a-time.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const viewsQuery = queryOptions(endpointQuery(listMemberViews, {}))

/** The saved views of the members' table, by name. */
export const useMemberViews = () => useQuery(viewsQuery)

/** A change of the saved views. */
export type ViewAction =
  | ({ kind: 'add' } & MemberViewForm)
  | { kind: 'change'; view: MemberView; changes: Omit<MemberViewChange, 'version'> }
  | { kind: 'remove'; view: MemberView }

function send(action: ViewAction): Promise<MemberView> {
  if (action.kind === 'add') {
    const { name, query } = action
    return call(addMemberView, { body: { name, query } })
  }
  const { id, version } = action.view
  const params = { id: String(id) }
  if (action.kind === 'remove') {
    return call(removeMemberView, { params, query: { version: String(version) } })
  }
  return call(changeMemberView, { params, body: { version, ...action.changes } })
}

/** Saves, changes or removes a view. Then, also if it failed, the views are read again: another operator may have changed them. */
export function useViewAction() {
  const client = useQueryClient()
  return useOneAtATime(
    useMutation({
      mutationFn: send,
      onSettled: () => client.invalidateQueries({ queryKey: viewsQuery.queryKey }),
    }),
  )
}
