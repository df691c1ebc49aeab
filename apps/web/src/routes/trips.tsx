import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../shared/paths.ts'
import { Page } from '../shared/head/page.tsx'
import { NewsletterSection } from './parts/closing-sections.tsx'
import { FilteredTrips } from '../features/trips/filtered-trips.tsx'
import { useUrlFilters } from '../features/trips/use-url-filters.ts'

/** All trips, with filters kept in the URL. */
export default function TripsPage() {
  const [filters, setFilters] = useUrlFilters()
  return (
    <Page
      title="Explore Our Trips"
      description="Ten far places in groups of 8-12 solo travellers aged 28-42: four or eight days, and a Group Room where you meet as soon as you have a seat."
      path={paths.trips}
      shareImage="/art/share/trips.png"
    >
      <PageHeader
        title="Explore Our Trips"
        lead="Ten places that we know well, in groups small enough for one table. Each trip is led by someone who lives there, and everyone comes alone."
      >
        <TextLink href={paths.savedTrips}>Saved Trips</TextLink>
      </PageHeader>
      <Section top="0">
        <FilteredTrips filters={filters} onFilter={setFilters} headingLevel={2} counted eager={2} />
      </Section>
      <NewsletterSection />
    </Page>
  )
}
