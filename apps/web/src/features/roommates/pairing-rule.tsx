import { maxRoomRounds, roomAnswerDays, roomPoints } from '@farandfew/domain/roommates'
import { styled } from 'styled-components'

const points = (count: number) =>
  `${Math.abs(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}${count < 0 ? ' less' : ''}`

/** The measure by which the club pairs a group, in words. */
export const PairingRule = () => (
  <Details>
    <summary>How we propose rooms</summary>
    <p>
      We look at everyone in the group who shares, all at once. First, as many rooms as possible. Of
      all ways to do that, the one with the most points:
    </p>
    <ul>
      <li>{points(roomPoints.sameRhythm)} for two who get up early, or two who do not</li>
      <li>{points(roomPoints.bothQuiet)} for two who like it quiet in the evening</li>
      <li>{points(roomPoints.bothSnore)} for two who snore</li>
      <li>
        {points(roomPoints.disturbed)} for each one who minds snoring and would have a roommate who
        snores
      </li>
    </ul>
    <p>
      Wishes for the same gender, and the names that members keep private, are never broken. Both
      have {roomAnswerDays} days to answer. If a room does not come about, we propose others to
      those who are free, at most {maxRoomRounds} times.
    </p>
  </Details>
)

const Details = styled.details`
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p,
  ul {
    margin-bottom: 12px;
  }
  ul {
    padding-left: 20px;
    list-style: disc;
  }
`
