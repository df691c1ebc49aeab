import { useEffect, useRef } from 'react'
import { useMemberViews } from './member-views.data.ts'
import type { ListUrl } from './use-list-url.ts'

/** Shows the default view when the table opens without a list in its address. Later the operator decides. */
export function useOpenDefaultView({ values, show }: ListUrl): void {
  const { data } = useMemberViews()
  const isDecided = useRef(Object.keys(values).length > 0)
  useEffect(() => {
    if (!data || isDecided.current) return
    isDecided.current = true
    const view = data.items.find(({ isDefault }) => isDefault)
    if (view) show(view.query)
  }, [data, show])
}
