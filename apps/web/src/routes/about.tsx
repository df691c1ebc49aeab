import { brand } from '@farandfew/domain/brand'
import { groupSizeLabel, targetAgeLabel } from '@farandfew/domain/constants'
import { PageHeader, Section } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { paths } from '../shared/paths.ts'
import { HowItWorks } from '../features/about/how-it-works.tsx'
import { OurStory } from '../features/about/our-story.tsx'
import { QuizInvitation } from '../features/about/quiz-invitation.tsx'
import { type TabContent, Tabs } from '../features/about/tabs.tsx'
import { type AboutTab, useAboutTab } from '../features/about/use-about-tab.ts'
import { Page } from '../shared/head/page.tsx'

const tabs: readonly TabContent<AboutTab>[] = [
  { key: 'our-story', label: 'Our Story', content: <OurStory /> },
  { key: 'how-it-works', label: 'How It Works', content: <HowItWorks /> },
]

/** About the club, in two tabs. The selected tab is in the URL. */
export default function AboutPage() {
  const [selected, select] = useAboutTab()
  return (
    <Page
      title="About Us"
      description={`Why ${brand.name} takes ${groupSizeLabel} aged ${targetAgeLabel} to far places, all of them travelling alone, and how to come along in three steps.`}
      path={paths.about}
      shareImage="/art/share/about.png"
    >
      <PageHeader
        title={`About ${brand.name}`}
        lead="A small club for people who travel alone and would rather not stay alone."
      />
      <Story>
        <Tabs label={`About ${brand.name}`} tabs={tabs} selected={selected} onSelect={select} />
      </Story>
      <QuizInvitation />
    </Page>
  )
}

/* The page's header has enough space below it. */
const Story = styled(Section)`
  padding-top: 0;
`
