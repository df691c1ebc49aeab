import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { maxRoomRounds, roomAnswerDays } from '@farandfew/domain/roommates/room-states.ts'
import { roomPoints } from '@farandfew/domain/roommates/room-pairs.ts'
import type { Roommates } from '@farandfew/domain/roommates/roommates.ts'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

const points = (count: number) =>
  `${Math.abs(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}${count < 0 ? ' less' : ''}`

/** What happens when, and the measure by which the club pairs a group, in words. */
export function PairingRule({
  roommates: { dates, today, hasProposed, room },
}: {
  roommates: Roommates
}) {
  const id = useId()
  const until = formatDate(dates.wishesUntil)
  const last = formatDate(dates.lastProposalOn)
  const isEarly = hasProposed && today <= dates.wishesUntil
  const answers = `Both have ${roomAnswerDays} days to answer, and nothing is fixed before both say yes.`
  return (
    <Rule aria-labelledby={id}>
      <Heading as="h3" size="title" id={id}>
        How sharing works
      </Heading>
      <dl>
        {isEarly && (
          <>
            <dt>So far</dt>
            <dd>
              {`We have proposed the first rooms early. ${
                room?.state === 'proposed'
                  ? `You both have until ${formatDate(room.answerBy)} to answer, and nothing is fixed before both say yes.`
                  : answers
              }`}
            </dd>
          </>
        )}
        <dt>{`Until ${until}`}</dt>
        <dd>Members who want to share tell us their wishes.</dd>
        <dt>{formatDate(addDays(dates.wishesUntil, 1))}</dt>
        <dd>
          {isEarly
            ? 'We propose rooms to everyone who is still looking then.'
            : `We propose who shares with whom, sometimes earlier. ${answers}`}
        </dd>
        <dt>{`Until ${last}`}</dt>
        <dd>{`If a room does not work out, we propose others to those who are free, at most ${maxRoomRounds} times.`}</dd>
        <dt>{`After ${last}`}</dt>
        <dd>Everyone without a roommate has a private room. The price is the same for all.</dd>
      </dl>
      <details>
        <summary>How we choose roommates</summary>
        <p>
          We look at everyone in the group who shares, all at once. First, as many rooms as
          possible. Of all ways to do that, those with the most points:
        </p>
        <Stack as="ul" marked gap={0}>
          <li>
            {`${points(roomPoints.sameRhythm)} if both have ticked that they get up early, or neither has`}
          </li>
          <li>{`${points(roomPoints.bothQuiet)} if both like it quiet in the evening`}</li>
          <li>{`${points(roomPoints.bothSnore)} if both snore`}</li>
          <li>
            {`${points(roomPoints.disturbed)} for each person who minds snoring and would share with someone who snores`}
          </li>
        </Stack>
        <p>
          If several ways have equally many points, we take the one with the most pairs of the same
          gender, as members give it in their profiles.
        </p>
        <p>
          We never propose a room against a wish for the same gender, or with someone whom a member
          would rather not share with.
        </p>
      </details>
    </Rule>
  )
}

const Rule = styled.section`
  display: grid;
  gap: 12px;
  dl {
    margin: 0;
  }
  dt {
    font-weight: ${theme.fontWeights.label};
  }
  dd {
    margin: 0 0 12px;
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  details > p,
  details > ul {
    margin-bottom: 12px;
  }
  ul {
    padding-left: 20px;
    list-style: disc;
  }
`
