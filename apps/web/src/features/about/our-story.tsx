import { brand } from '@farandfew/domain/brand'
import { priceLabel, targetAge, tierPrice } from '@farandfew/domain/constants'
import { Prose } from '@farandfew/ui/page'
import { TextWithPicture } from './text-with-picture.tsx'

/** The tab Our Story. */
export function OurStory() {
  return (
    <TextWithPicture name="long-table">
      <Prose>
        <h2>A trip wants company</h2>
        <p>
          There comes a year in which everybody you used to travel with has a diary. The trip is
          still there, and so is the money for it; it is the table for one on the first evening that
          nobody looks forward to.
        </p>
        <p>
          {brand.name} is a club for that year and the ones around it. Eight to twelve people
          between {targetAge.min} and {targetAge.max}, each of them travelling alone, share four
          days, or eight, in a place that is worth the journey. They have met before they land.
        </p>
        <h2>Far and few</h2>
        <p>
          The name is borrowed from Edward Lear, whose Jumblies went to sea in a sieve against the
          advice of all their friends: “Far and few, far and few, are the lands where the Jumblies
          live.” They came back after twenty years, taller, to a feast. We use better boats and are
          home sooner, and we have kept the two words: far places, few people.
        </p>
        <h2>What we keep to</h2>
        <ul>
          <li>
            <strong>Twelve people at most.</strong> It is the number that still fits round one
            table.
          </li>
          <li>
            <strong>Everybody comes alone.</strong> So nobody is the stranger in a group of friends,
            and everybody has a room of their own.
          </li>
          <li>
            <strong>One price.</strong> {priceLabel(tierPrice(2))} for four days and{' '}
            {priceLabel(tierPrice(3))} for eight. Each trip’s page says what is included and what is
            not.
          </li>
          <li>
            <strong>Few departures.</strong> Two a month in season. We would rather go to a place
            seldom and well than every week.
          </li>
          <li>
            <strong>A person reads your request.</strong> A group this small depends on who is in
            it, so you ask for an invite, and someone from the club answers.
          </li>
        </ul>
      </Prose>
    </TextWithPicture>
  )
}
