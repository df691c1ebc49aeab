import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { catalogue } from '@farandfew/domain/catalogue'
import { tripGalleries, tripHeroes } from '@farandfew/domain/pictures'
import { Badge } from '../badge/badge.tsx'
import { Button, ButtonLink } from '../button/index.ts'
import { CardGrid, CardGridPlaceholder } from '../card-grid/index.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { CollapsibleDay } from '../day/collapsible-day.tsx'
import { SelectField, TextField } from '../field/index.ts'
import { GalleryGrid } from '../gallery-grid/gallery-grid.tsx'
import { CheckList, PageHeader, Section, SectionHeading, SkipLink } from '../page/index.ts'
import { UiProvider } from '../theme/index.ts'
import { Toasts } from '../toast/index.ts'
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
      <GalleryGrid pictures={tripGalleries.turkey} />
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
