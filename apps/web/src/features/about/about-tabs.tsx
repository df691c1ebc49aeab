import { brand } from '@farandfew/domain/brand/brand.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { TabRow } from '../../shared/tabs/tab-row.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OurStory } from './our-story.tsx'
import { useUrlParams } from '../../shared/use-url-params.ts'

type AboutTab = 'our-story' | 'how-it-works'

/** The selected tab, kept in the URL. The first tab needs no parameter. */
function useAboutTab(): [AboutTab, (tab: AboutTab) => void] {
  const [params, change] = useUrlParams()
  return [
    params.get('tab') === 'how-it-works' ? 'how-it-works' : 'our-story',
    (tab) => change({ tab: tab === 'our-story' ? undefined : tab }),
  ]
}

const tabs: readonly { id: AboutTab; label: string; content: ReactNode }[] = [
  { id: 'our-story', label: 'Our Story', content: <OurStory /> },
  { id: 'how-it-works', label: 'How It Works', content: <HowItWorks /> },
]

/** The texts about the club. The page contains those of both tabs; without a script both are visible. */
export function AboutTabs() {
  const prefix = useId()
  const [selected, select] = useAboutTab()
  return (
    <>
      <TabRow
        label={`About ${brand.name}`}
        tabs={tabs}
        active={selected}
        onOpen={select}
        prefix={prefix}
      />
      {tabs.map(({ id, content }) => (
        <TabPanel
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== selected}
          tabIndex={0}
        >
          {content}
        </TabPanel>
      ))}
    </>
  )
}

const TabPanel = styled.div`
  padding-top: 48px;
  @media (scripting: none) {
    &[hidden] {
      display: block;
      padding-top: 64px;
    }
  }
`
