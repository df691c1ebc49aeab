import { balanceWeights } from '@farandfew/domain/selections/balance-measure.ts'
import { groupMax, type Selection } from '@farandfew/domain/selections/selections.ts'
import { styled } from 'styled-components'

const points = (value: number) => value.toFixed(1)

const are = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one} is` : `${count} ${many} are`

/** How many places there are, how well the proposal is balanced, and how that is measured. */
export function Summary({ selection }: { selection: Selection }) {
  const { applicants, approvedForAnyDate, seats, approved, places } = selection
  return (
    <Parts>
      <div>
        <p role="status">{`${placesText(selection)} ${proposalText(selection)}`}</p>
        {applicants + approved > 0 && <p>{keepsText(selection)}</p>}
        {places < seats.free - approved && (
          <p>{`A group has at most ${groupMax} members, so not every free seat is offered.`}</p>
        )}
        {approvedForAnyDate > 0 && (
          <p>
            {`${are(approvedForAnyDate, 'more person', 'more people')} approved for any date of the trip and may book this one. They do not count as places here.`}
          </p>
        )}
      </div>
      {applicants > 0 && <Measure selection={selection} />}
    </Parts>
  )
}

/** That an approval keeps no seat, and which seats are kept. */
function keepsText({ isOpen, seats: { kept } }: Selection): string {
  const rule = isOpen
    ? 'An approval keeps no seat: while seats are free, anyone can book one, with or without an invite.'
    : 'An approval keeps no seat: free seats go to those who book first.'
  if (kept === 0) return rule
  return `${rule} ${are(kept, 'seat', 'seats')} kept for members who were given this departure: the waitlist names them.`
}

/** How many seats are left for applicants: free ones, less those for which others are approved already. */
function placesText({ places, approved, seats: { free } }: Selection): string {
  const left = places === 0 ? 'No seat is' : are(places, 'seat', 'seats')
  const why = approved === 0 ? '' : `: ${free} free, ${approved} approved and not booked yet`
  return `${left} left to offer${why}.`
}

/** The proposal in one plain sentence. */
function proposalText({ applicants, chosen }: Selection): string {
  if (applicants === 0)
    return 'No requests are waiting for this departure or for any date of its trip.'
  const unchanged = 'Nothing changes until you approve a request.'
  if (chosen.length === 0)
    return `${are(applicants, 'applicant', 'applicants')} waiting. ${unchanged}`
  if (chosen.length === applicants) return `There is a place for every applicant. ${unchanged}`
  return `These ${chosen.length} of ${applicants} applicants would make the best-balanced group. ${unchanged}`
}

function scoreOf({ balance, balanceNow, chosen }: Selection): string {
  if (balance === null) return 'The group is too small to have a balance score.'
  const without =
    balanceNow === null || chosen.length === 0
      ? ''
      : ` Without the proposed applicants it is ${points(balanceNow)}.`
  return `Balance score: ${points(balance)} out of 100.${without}`
}

function Measure({ selection }: { selection: Selection }) {
  const { isExact, unknown } = selection
  const gaps = (
    [
      ['interests', unknown.interests],
      ['pace', unknown.pace],
      ['age', unknown.ages],
      ['gender', unknown.genders],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <details>
      <summary>How the group was chosen</summary>
      <div>
        <p>{scoreOf(selection)}</p>
        <p>
          {`Each pair in the group scores up to 100 points: ${balanceWeights.interests} for interests they share in the quiz, ${balanceWeights.pace} for the same pace, ${balanceWeights.ages} for different ages and ${balanceWeights.genders} for different genders. Someone who is happy with any pace fits every pace. The balance score is the average of all pairs in a group of at most ${groupMax}. ${
            isExact
              ? 'Every possible group was compared: none is better.'
              : 'There are too many applicants to compare every group; the proposal is within 1% of the best.'
          }`}
        </p>
        <p>
          {`An approved applicant counts as a member of the group. A pair gets no points for what one of the two has not told us, so any answer is better than none.${gaps.length > 0 ? ` Not said by applicants: ${gaps.map(([word, count]) => `${word} by ${count}`).join(', ')}.` : ''}`}
        </p>
        <p>
          An applicant's percentages are their average with each of the others in the group.
          Interests: of everything either of the two named, the share that both named. Pace: 100% if
          it is the same, less the further apart they are. Ages and genders: how many of the others
          differ. A dash: nothing to compare. Someone who is not proposed is compared with the group
          that they would join.
        </p>
        <p>Vouches do not count towards the score. They are shown for you to weigh.</p>
      </div>
    </details>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
  p {
    max-width: 70ch;
  }
  p:empty {
    display: none;
  }
  p + p {
    margin-top: 8px;
  }
  details > div {
    columns: 2 400px;
    column-gap: 48px;
  }
  details p {
    break-inside: avoid;
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
`
