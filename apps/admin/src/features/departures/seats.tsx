import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { seatsOf } from './departure-words.ts'

/** A departure's seats as text and as a bar: booked, promised to someone, free. */
export function Seats({ departure }: { departure: AdminDeparture }) {
  const { booked, total, free } = departure.seats
  const width = (seats: number) => ({ width: `${(100 * seats) / Math.max(1, total)}%` })
  return (
    <>
      <span>{seatsOf(departure)}</span>
      <Bar aria-hidden="true">
        <span style={width(booked)} />
        <span style={width(total - booked - free)} />
      </Bar>
    </>
  )
}

const Bar = styled.span`
  display: flex;
  gap: 2px;
  width: 140px;
  height: 8px;
  margin-top: 6px;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
  overflow: hidden;
  span {
    background: ${theme.colors.sea};
  }
  span + span {
    background: ${theme.colors.saffron};
  }
`
