import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Grid, Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { regionLabels } from './field-labels.ts'
import { siteSource } from '../../shared/pictures/site-picture.ts'

const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** Its shape while it loads. */
export const CataloguePlaceholder = () => (
  <>
    <p role="status">Loading trips…</p>
    <Grid as="ul" role="list" minWidth={380} aria-hidden="true">
      {placeholders.map((place) => (
        <Item key={place} />
      ))}
    </Grid>
  </>
)

/** Every trip of the catalogue, with a link to its form. */
export function Catalogue({ trips }: { trips: readonly AdminTrip[] }) {
  if (trips.length === 0) {
    return (
      <Notice>
        <p>No trips yet.</p>
      </Notice>
    )
  }
  const archived = trips.filter((trip) => trip.archived)
  const drafts = trips.filter((trip) => trip.isDraft && !trip.archived)
  return (
    <>
      <Allowed to="edit-trips">
        <Actions marginBottom={4}>
          <ButtonLink href={paths.newTrip}>Add a trip</ButtonLink>
        </Actions>
      </Allowed>
      <Cards label="Trips" trips={trips.filter((trip) => !trip.archived && !trip.isDraft)} />
      {drafts.length > 0 && (
        <>
          <Heading size="title" marginTop={8} marginBottom={4}>
            Drafts
          </Heading>
          <Cards label="Drafts" trips={drafts} />
        </>
      )}
      {archived.length > 0 && (
        <>
          <Heading size="title" marginTop={8} marginBottom={4}>
            Archived
          </Heading>
          <Cards label="Archived trips" trips={archived} />
        </>
      )}
    </>
  )
}

function Cards({ label, trips }: { label: string; trips: readonly AdminTrip[] }) {
  return (
    <Grid as="ul" minWidth={380} role="list" aria-label={label}>
      {trips.map((trip) => (
        <Item key={trip.id}>
          <img
            src={siteSource(trip.siteUrl, trip.images[1] ?? trip.images[0] ?? '')}
            alt=""
            width={96}
            height={96}
            loading="lazy"
          />
          <Stack gap={1.5} align="start" anywhere>
            <h2>
              <UiLink href={paths.trip(trip.id)}>{trip.title}</UiLink>
            </h2>
            <p>{`${trip.destination} · ${regionLabels[trip.region]}`}</p>
            <p>{priceLabel(trip.price)}</p>
            <AvailabilityBadge {...trip} />
          </Stack>
        </Item>
      ))}
    </Grid>
  )
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  min-height: 112px;
  padding: 12px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  &:focus-within,
  &:hover {
    border-color: ${theme.colors.edge};
  }
  img {
    width: 96px;
    height: 96px;
    border-radius: ${theme.radii.small};
    background: ${theme.colors.shade};
    object-fit: cover;
  }
  h2 {
    font-size: ${theme.fontSizes.title};
  }
  a {
    color: inherit;
    text-decoration: none;
    /* Makes the whole card clickable. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
  p {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
