import type { DepartureState } from '@farandfew/domain/departures/departure-facts.ts'
import { colors } from '@farandfew/ui/theme/colors.ts'
import { render, screen } from '@testing-library/react'
import { styled } from 'styled-components'
import { departureLook } from './calendar.styles.ts'

const Day = styled.i`
  ${departureLook}
`

it.each<[DepartureState, days: number, ground: string]>([
  ['open', 4, colors.raspberry],
  ['open', 8, colors.sea],
  ['by-invite', 8, colors.sheet],
  ['being-paid', 4, colors.sheet],
  ['full', 4, colors.sheet],
  ['cancelled', 4, colors.shade],
  ['closed', 8, colors.shade],
  ['departed', 4, colors.shade],
])('fills the day of a departure only if it can be booked: %s, %i days', (state, days, ground) => {
  render(
    <Day data-days={days} data-state={state}>
      14
    </Day>,
  )
  expect(screen.getByText('14')).toHaveStyle({ backgroundColor: ground })
})
