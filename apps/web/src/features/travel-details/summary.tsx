import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import type { TravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { Grid, Quiet, Text } from '@farandfew/ui/primitives/primitives.ts'

/** The number without what a look over the shoulder could read. */
const masked = (number: string) =>
  `${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`

/** What was saved, with the passport number covered. */
export function Summary({ details }: { details: TravelDetails }) {
  const { passportName, passportNumber, passportExpiry, nationality } = details
  const rows = [
    ['Name in the passport', passportName],
    ['Passport number', masked(passportNumber)],
    ['Passport expires on', formatDate(passportExpiry)],
    ['Nationality', nationality],
    ['What you eat', optionLabel(diets, details.diet) ?? details.diet],
    ['Allergies and wishes', details.foodNotes ?? 'None'],
    ['Emergency contact', `${details.emergencyName} (${details.emergencyRelation})`],
    ['Their phone', phoneLabel(details.emergencyPhone)],
  ] as const
  return (
    <Grid as="dl" columns={2} from="sm" gap={8} rowGap={4} marginTop={4} marginBottom={6}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <Quiet as="dt">{label}</Quiet>
          <Text as="dd" written>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  )
}
