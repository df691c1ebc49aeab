import { durationLabel } from '@farandfew/domain/constants'
import { styled } from 'styled-components'
import { useTrips } from '../trips/trips.data.ts'

/** So many trips are named in the dialog (spec section 9). */
const tripsShown = 4

/** The first trips of the list, to have in mind; nothing where the list cannot be had, since the form needs none. */
export function QuickInviteTrips() {
  const trips = useTrips().data?.slice(0, tripsShown) ?? []
  if (trips.length === 0) return null
  return (
    <Trips role="list" aria-label="Trips to have in mind">
      {trips.map(({ id, title, duration }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>{durationLabel(duration)}</span>
        </li>
      ))}
    </Trips>
  )
}

const Trips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: 8px;
  margin-bottom: 24px;
  > li {
    display: grid;
    align-content: start;
    padding: 6px 12px;
    border-left: 3px solid ${({ theme }) => theme.colors.clay};
    background: ${({ theme }) => theme.colors.paper};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
  strong {
    font-weight: ${({ theme }) => theme.fontWeights.label};
  }
  span {
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`
