import { useSearchParams } from 'react-router-dom'
import { type AccountTab, tabOf } from './account-tabs.ts'

/** How a change of tab is kept: as a step that Back undoes, or in place of the one before. */
export type TabMove = 'step' | 'glance'

/** The tab of the address, and how to go to another. The first one needs no words in it. */
export function useAccountTab() {
  const [search, setSearch] = useSearchParams()
  const tab = tabOf(search.get('tab'))
  const open = (next: AccountTab, move: TabMove = 'step') => {
    if (next === tab) return
    const params = new URLSearchParams(search)
    if (next === 'overview') params.delete('tab')
    else params.set('tab', next)
    setSearch(params, { replace: move === 'glance', preventScrollReset: true })
  }
  return [tab, open] as const
}

export type OpenTab = ReturnType<typeof useAccountTab>[1]
