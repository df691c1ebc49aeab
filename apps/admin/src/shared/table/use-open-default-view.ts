import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useRef } from 'react'
import { useViews, type Viewing } from './saved-views.tsx'

/**
 * Shows the view that the address names when the list opens, or the default one if the address has neither a view nor
 * a list. Later the operator decides.
 */
export function useOpenDefaultView(viewing: Viewing, everything: string): void {
  const { isLoaded, views, values, viewId, show, nameView } = useViews(viewing)
  const isDecided = useRef(false)
  const hasList = Object.keys(values).length > 0
  useEffect(() => {
    if (hasList) isDecided.current = true
    if (!isLoaded || isDecided.current) return
    isDecided.current = true
    const view = views.find(({ id, isDefault }) =>
      viewId === '' ? isDefault : String(id) === viewId,
    )
    if (view) show(view, { push: false })
    else if (viewId !== '') {
      nameView(undefined)
      toast({ title: 'This view no longer exists', description: `${everything} are shown.` })
    }
  }, [isLoaded, views, hasList, viewId, show, nameView, everything])
}
