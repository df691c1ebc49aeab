import { useUrlParams } from '../../../shared/use-url-params.ts'
import { type AccountTab, tabOf } from './account-tabs.ts'

interface OpenTabOptions {
  /** Replaces the history entry, so that Back skips the tabs that the arrow keys passed. */
  replace?: boolean
}

/** Returns the tab in the URL and a function that opens another one. The first tab needs no parameter. */
export function useAccountTab() {
  const [params, change] = useUrlParams()
  const tab = tabOf(params.get('tab'))
  const open = (next: AccountTab, { replace = false }: OpenTabOptions = {}) => {
    if (next !== tab) change({ tab: next === 'overview' ? undefined : next }, { push: !replace })
  }
  return [tab, open] as const
}

export type OpenTab = ReturnType<typeof useAccountTab>[1]
