import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'
import { Badge } from '../badge/badge.tsx'
import { Button, ButtonLink } from '../button/button.tsx'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { CardGridPlaceholder } from '../card-grid/card-grid-placeholder.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { CollapsibleDay } from '../day/collapsible-day.tsx'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { PictureRow } from '../picture-row/picture-row.tsx'
import { CheckList } from '../page/check-list.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { Section } from '../page/section.tsx'
import { SectionHeading } from '../page/headings.tsx'
import { SkipLink } from '../page/skip-link.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'
import { Toasts } from '../toast/toasts.tsx'
import { TripCard } from '../trip-card/trip-card.tsx'

/** Prerenders and hydrates a page, and returns the hydration errors. */
async function hydrationErrors(page: ReactNode): Promise<string[]> {
  const errors: string[] = []
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  const root = await act(async () =>
    hydrateRoot(container, page, {
      onRecoverableError: (error) => errors.push(String(error)),
    }),
  )
  act(() => root.unmount())
  return errors
}

const trip = catalogue[0]!
const change = () => {}

it('hydrates a prerendered page without errors', async () => {
  const page = (
    <UiProvider>
      <SkipLink />
      <PageHeader title={trip.title} image={tripHeroes.turkey}>
        <Badge tone="raspberry">3 spots left</Badge>
      </PageHeader>
      <Section tone="blush" labelledBy="trips">
        <SectionHeading id="trips">Trips</SectionHeading>
        <CardGrid>
          <TripCard
            trip={{ ...trip, availability: 'coming-soon' }}
            href="/destinations/turkey"
            inviteHref="/request-invite/turkey"
            pictureAlt="A ferry"
            avatars={['/art/avatars/01.svg']}
            extraCount={3}
          />
        </CardGrid>
        <CardGridPlaceholder />
      </Section>
      <Carousel label="Featured" slides={[{ key: 'a', title: 'Turkey', content: 'Turkey' }]} />
      <PictureRow pictures={tripGalleries.turkey} onEnlarge={() => undefined} />
      {trip.itinerary.map((day) => (
        <CollapsibleDay key={day.day} day={day} defaultOpen={day.day === 1} />
      ))}
      <CheckList items={trip.includedItems} />
      <TextField label="Name" name="name" value="" onChange={change} required hint="Yours" />
      <SelectField label="Place" name="place" value="" onChange={change} options={[]} />
      <Button>Send</Button>
      <ButtonLink href="/trips">Trips</ButtonLink>
      <Toasts />
    </UiProvider>
  )
  expect(await hydrationErrors(page)).toEqual([])
})

it('finds a page that renders differently the second time', async () => {
  let renders = 0
  const Unstable = () => <p>{++renders}</p>
  expect(await hydrationErrors(<Unstable />)).not.toEqual([])
})
