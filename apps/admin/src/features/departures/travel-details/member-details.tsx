import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { MemberTravelDetails } from '@farandfew/domain/travel-details/admin-travel-details.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { optionLabel } from '@farandfew/domain/text/words.ts'
import { diets } from '@farandfew/domain/travel-details/travel-details.options.ts'
import {
  findPassportProblem,
  type PassportProblem,
  passportMonthsAfterReturn,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { FactLines } from '../../../shared/format/fact-lines.tsx'
import { Instant } from '../../../shared/format/instant.tsx'

const problems: Readonly<Record<PassportProblem, string>> = {
  'ends-before-return': 'It expires before the return.',
  'ends-soon': `It expires less than ${passportMonthsAfterReturn} months after the return.`,
}

/** What one member entered, and when they arrive. */
export function MemberDetails({ member }: { member: MemberTravelDetails }) {
  const { details, arrival } = member
  const problem = findPassportProblem(details.passportExpiry, member)
  const facts = [
    ['Name in the passport', details.passportName],
    ['Passport number', details.passportNumber],
    [
      'Passport expires on',
      <div key="expiry">
        <span>{formatDate(details.passportExpiry)}</span>
        {problem && (
          <Text tone="danger">
            <strong>{problems[problem]}</strong>
          </Text>
        )}
      </div>,
    ],
    ['Nationality', details.nationality],
    ['Food', optionLabel(diets, details.diet) ?? details.diet],
    ['Allergies and wishes', details.foodNotes ?? 'None'],
    ['Emergency contact', `${details.emergencyName} (${details.emergencyRelation})`],
    ['Their phone', phoneLabel(details.emergencyPhone)],
    [
      'Arrival',
      arrival
        ? [formatDate(arrival.date), arrival.time, arrival.flight, arrival.place]
            .filter(Boolean)
            .join(', ')
        : 'Not known',
    ],
    ['Saved', <Instant key="saved" value={member.savedAt} />],
  ] as const
  return <FactLines facts={facts} />
}
