import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, TextLink } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { factsAnchor, factsLinkText } from './facts-link.ts'
import { SeatLink } from './seat-link.tsx'
import type { ShownTrip } from './use-shown-trip.ts'

/** The buttons of the first screen, and the link to the facts that decide. An island. */
export default function HeroActions({ shown }: { shown: ShownTrip }) {
  const toFacts = factsLinkText(shown.trip.practicalFacts)
  return (
    <>
      <Buttons even marginTop={4}>
        <SeatLink data-main shown={shown} size="lg" />
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
