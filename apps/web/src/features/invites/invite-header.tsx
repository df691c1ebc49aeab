import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Callout } from '@farandfew/ui/primitives/blocks.ts'
import { Box, Heading, Text } from '@farandfew/ui/primitives/primitives.ts'
import { BackLink } from '../../shared/links/back-link.tsx'
import { departurePath } from '../../shared/paths.ts'
import { useChosenDeparture } from '../departures/use-chosen-departure.ts'

interface InviteHeaderProps {
  /** What the link back calls the trip. */
  name: string
  trip: Trip
}

/** The trip of the request, and whether it takes invite requests already or is coming soon. */
export function InviteHeader({ name, trip }: InviteHeaderProps) {
  const { heading, banner } = availabilityTexts[trip.availability].invite
  const { chosen, gone } = useChosenDeparture(trip.id)
  return (
    <Box as="section" ground="blush" paddingTop={4} paddingBottom="clamp(40px, 5vw, 56px)">
      <Container>
        <BackLink href={departurePath(trip, chosen ?? gone)}>{`Back to ${name}`}</BackLink>
        <Heading as="h1" size="display" marginTop={2} marginBottom={3} tabIndex={-1}>
          {heading}
        </Heading>
        <Heading tone="raspberryDeep">{trip.title}</Heading>
        <Text maxWidth="44em" marginTop={3}>
          {trip.description}
        </Text>
        <Callout as="p" accent="saffron" ground="paper" marginTop={6} maxWidth="fit-content">
          <Text as="span" strong>
            {banner}
          </Text>
        </Callout>
      </Container>
    </Box>
  )
}
