import { roleLabels } from '@farandfew/domain/operators/roles.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type {
  OwnTravelDetails,
  TravelDetailsLook,
} from '@farandfew/domain/travel-details/travel-details.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatInstant } from '../../shared/format-instant.ts'
import { Heading, Lead, Quiet } from './travel-details.styles.ts'

/** Who can see the details, and who did. */
export function Looks({ own }: { own: OwnTravelDetails }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Who sees this</Heading>
      <Lead>
        Only you and the club's operators who arrange your trip, not the group and not its host.
        Your details are stored encrypted, and every time an operator opens them, it is listed here.
        {(own.open || own.details) &&
          ` We erase them on ${formatDate(own.eraseOn)}, or at once if your booking is cancelled or you delete your account.`}
      </Lead>
      {own.looks.length === 0 ? (
        <First>No operator has opened your details.</First>
      ) : (
        <List role="list" aria-label="Who opened your travel details">
          {own.looks.map((look, index) => (
            <li key={`${look.at} ${index}`}>
              <p>{nameOf(look)}</p>
              <Quiet>{formatInstant(look.at)}</Quiet>
            </li>
          ))}
        </List>
      )}
    </section>
  )
}

const nameOf = ({ operator, role }: TravelDetailsLook) =>
  operator === null
    ? `An operator (${roleLabels[role]})`
    : `${operator}, operator (${roleLabels[role]})`

const First = styled.p`
  margin-top: 16px;
`

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 16px;
  overflow-wrap: anywhere;
`
