import { useSearchParams } from 'react-router-dom'
import { useBrowserValue } from '../../shared/use-hydrated.ts'

export type AboutTab = 'our-story' | 'how-it-works'

const first: AboutTab = 'our-story'

/** The chosen tab, kept in the URL as `?tab=`; the prerendered page, which knows no query, shows the first. */
export function useAboutTab(): [AboutTab, (tab: AboutTab) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = useBrowserValue(() => search.get('tab') ?? '', '')
  return [
    wanted === 'how-it-works' ? wanted : first,
    (tab) => setSearch(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true }),
  ]
}
