import { endpointQuery } from '@farandfew/api-client'
import { listMemberViews } from '@farandfew/domain/members/admin-member-views.contract.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MemberList } from './use-member-list.ts'

/**
 * Shows the view that the address names when the table opens, or the default one if the address has neither a view nor
 * a list. Later the operator decides.
 */
export function useOpenDefaultView({ values, viewId, show, nameView }: MemberList): void {
  const { data } = useQuery(endpointQuery(listMemberViews, {}))
  const isDecided = useRef(false)
  const hasList = Object.keys(values).length > 0
  useEffect(() => {
    if (hasList) isDecided.current = true
    if (!data || isDecided.current) return
    isDecided.current = true
    const view = data.items.find(({ id, isDefault }) =>
      viewId === '' ? isDefault : String(id) === viewId,
    )
    if (view) show(view, { push: false })
    else if (viewId !== '') {
      nameView(undefined)
      toast({ title: 'This view no longer exists', description: 'All members are shown.' })
    }
  }, [data, hasList, viewId, show, nameView])
}
