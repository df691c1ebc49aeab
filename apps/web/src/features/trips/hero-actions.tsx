import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { tripSeatLink } from '../../shared/paths.ts'
import { factsAnchor, factsLinkText } from './facts-link.ts'
import type { ShownTrip } from './use-shown-trip.ts'

/** The buttons of the first screen, and the link to the facts that decide. An island. */
export default function HeroActions({ shown: { trip, action } }: { shown: ShownTrip }) {
  const toFacts = factsLinkText(trip.practicalFacts)
  return (
    <>
      <Buttons even marginTop={4}>
        <ButtonLink data-main href={tripSeatLink(trip)} size="lg">
          {action.label}
        </ButtonLink>
        <ButtonLink href="#inquiry" size="lg" variant="secondary">
          Ask About This Trip
        </ButtonLink>
      </Buttons>
      {toFacts && <TextLink href={`#${factsAnchor}`}>{toFacts}</TextLink>}
    </>
  )
}

/** Below the width of the panel, the bar at the bottom of the screen has the button to a seat. */
const Buttons = styled(Actions)`
  ${theme.below.ml} {
    > [data-main] {
      display: none;
    }
  }
`
