import { brand } from '@farandfew/domain/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { Page } from '../shared/head/page.tsx'

import { Hero } from '../features/home/hero.tsx'
import { IntroSection } from '../features/home/intro-section.tsx'
import { island } from '../shared/deferred/island.tsx'
import { InquirySection, NewsletterSection } from './parts/closing-sections.tsx'

const Destinations = island(() => import('../features/home/destinations-section.tsx'))
const HomeMore = island(() => import('../features/home/home-more.tsx'))

export default function HomePage() {
  return (
    <Page
      title={`${brand.name} - Far places, few people`}
      description={`${brand.shortDescription}. Groups of 8-12, ten far places, four or eight days, and a Group Room where you meet before you travel.`}
      path={paths.home}
      shareImage="/art/share/home.png"
    >
      <Hero />
      <IntroSection />
      <Destinations />
      <HomeMore />
      <InquirySection />
      <NewsletterSection />
    </Page>
  )
}
