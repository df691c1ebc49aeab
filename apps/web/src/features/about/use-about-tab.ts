import { useUrlParams } from '../../shared/use-url-params.ts'

export type AboutTab = 'our-story' | 'how-it-works'

/** The selected tab, kept in the URL. The first tab needs no parameter. */
export function useAboutTab(): [AboutTab, (tab: AboutTab) => void] {
  const [params, change] = useUrlParams()
  return [
    params.get('tab') === 'how-it-works' ? 'how-it-works' : 'our-story',
    (tab) => change({ tab: tab === 'our-story' ? undefined : tab }),
  ]
}
