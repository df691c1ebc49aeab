import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type {
  OwnTravelDetails,
  TravelDetailsLook,
} from '@farandfew/domain/travel-details/travel-details.ts'
import { Heading, Quiet, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { formatLocalInstant } from '../../shared/local-time.ts'

/** Who can see the details, and who did. */
export function Looks({ own }: { own: OwnTravelDetails }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={3} id={id}>
        Who sees this
      </Heading>
      <Text maxWidth="44em">
        {`Only you and the club's operators who arrange your trip, not the group and not its host. Your details are stored encrypted, and every time an operator opens them, it is listed here.${own.open || own.details ? ` We erase them on ${formatDate(own.eraseOn)}, or at once if your booking is cancelled or you delete your account.` : ''}`}
      </Text>
      {own.looks.length === 0 ? (
        <Text marginTop={4}>No operator has opened your details.</Text>
      ) : (
        <Stack
          as="ul"
          gap={3}
          marginTop={4}
          role="list"
          aria-label="Who opened your travel details"
        >
          {own.looks.map((look, index) => (
            <li key={`${look.at} ${index}`}>
              <p>{nameOf(look)}</p>
              <Quiet maxWidth="44em">{formatLocalInstant(look.at)}</Quiet>
            </li>
          ))}
        </Stack>
      )}
    </section>
  )
}

const nameOf = ({ operator, role }: TravelDetailsLook) =>
  operator === null
    ? `An operator (${roleLabels[role]})`
    : `${operator}, operator (${roleLabels[role]})`
