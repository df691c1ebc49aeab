import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { BackLink } from '../../shared/links/back-link.tsx'
import { tripLink } from '../../shared/paths.ts'

interface InviteHeaderProps {
  /** What the link back calls the trip. */
  name: string
  trip: Trip
}

/** The trip of the request, and whether it takes invite requests already or is coming soon. */
export function InviteHeader({ name, trip }: InviteHeaderProps) {
  const { heading, banner } = availabilityTexts[trip.availability].invite
  return (
    <Band>
      <Container>
        <BackLink href={tripLink(trip)}>{`Back to ${name}`}</BackLink>
        <h1 tabIndex={-1}>{heading}</h1>
        <h2>{trip.title}</h2>
        <Text maxWidth="44em" marginTop={3}>
          {trip.description}
        </Text>
        <Banner>{banner}</Banner>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding: 16px 0 40px;
  background: ${theme.colors.blush};
  h1 {
    margin: 8px 0 12px;
    font-size: ${theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
  h2 {
    color: ${theme.colors.raspberryDeep};
    font-size: ${theme.fontSizes.heading};
  }
  ${theme.media.md} {
    padding-bottom: 56px;
  }
`

const Banner = styled.p`
  width: fit-content;
  margin-top: 24px;
  padding: 10px 16px;
  border-left: 4px solid ${theme.colors.saffron};
  background: ${theme.colors.paper};
  font-weight: ${theme.fontWeights.label};
`
