import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { ShownTrip } from './use-shown-trip.ts'

interface SeatLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> {
  shown: ShownTrip
}

/**
 * The button to a seat on the shown departure, or to the member's own booking. It is always as wide as the one to a seat, so that
 * it does not move when the booking is known.
 */
export function SeatLink({ shown: { own, action }, ...rest }: SeatLinkProps) {
  const { href, label } = own ?? action
  return (
    <ButtonLink href={href} {...rest}>
      <Sized data-size={action.label}>
        {/* Another element, not the same one in another place. */}
        <span key={label}>{label}</span>
      </Sized>
    </ButtonLink>
  )
}

const Sized = styled.span`
  display: grid;
  &::after {
    content: attr(data-size);
    visibility: hidden;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
  }
`
