import { brand } from '@farandfew/domain/brand/brand.ts'
import { groupSizeLabel, targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { paths } from '../shared/paths.ts'
import { AboutTabs } from '../features/about/about-tabs.tsx'
import { QuizInvitation } from '../features/about/quiz-invitation.tsx'
import { island } from '../shared/deferred/island.tsx'
import { Page } from '../shared/head/page.tsx'

const BeforeAlone = island(() => import('../features/home/before-alone.tsx'))

/** About the club, in two tabs. The selected tab is in the URL. */
export default function AboutPage() {
  return (
    <Page
      title="About Us"
      description={`Why ${brand.name} takes ${groupSizeLabel} aged ${targetAgeLabel} to far places, all of them travelling alone, and how to come along in three steps.`}
      path={paths.about}
      shareImage="/art/share/about.png"
    >
      <PageHeader
        title={`About ${brand.name}`}
        lead="A small club for people who travel alone and enjoy good company."
      />
      <Section top="0">
        <AboutTabs />
      </Section>
      <Section>
        <BeforeAlone />
      </Section>
      <QuizInvitation />
    </Page>
  )
}
