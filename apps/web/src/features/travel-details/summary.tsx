import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import type { TravelDetails } from '@farandfew/domain/travel-details/travel-details.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

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
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: 16px 32px;
  margin-block: 16px 24px;
  ${theme.media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
