import { brand } from '@farandfew/domain/brand/brand.ts'
import { inclusionNote, priceLabel, tierPrice } from '@farandfew/domain/constants/labels.ts'
import { targetAge } from '@farandfew/domain/constants/limits.ts'
import { Prose } from '@farandfew/ui/page/prose.ts'
import { TextWithPicture } from '../../shared/layout/text-with-picture.tsx'

export function OurStory() {
  return (
    <TextWithPicture name="long-table">
      <Prose>
        <h2>A trip wants company</h2>
        <p>
          At some point, everyone you used to travel with has a full calendar. You still want the
          trip, and you can afford it. What puts you off is the table for one on the first evening.
        </p>
        <p>
          {`${brand.name} is a club for exactly that moment. Eight to twelve people between ${targetAge.min} and ${targetAge.max}, all travelling alone, share four or eight days in a place that is worth the journey. They meet online as soon as their seats are confirmed, and in person on the first day.`}
        </p>
        <h2>Far and few</h2>
        <p>
          The name is borrowed from Edward Lear, whose Jumblies went to sea in a sieve against the
          advice of all their friends: “Far and few, far and few, are the lands where the Jumblies
          live.” They came back after twenty years, taller, to a feast. Our boats are better and we
          are home sooner, but we have kept the two words: far places, few people.
        </p>
        <h2>What you can count on</h2>
        <ul>
          <li>
            <strong>Twelve people at most.</strong> That is how many fit around one table.
          </li>
          <li>
            <strong>Everyone travels solo.</strong> Nobody is the outsider in a group of friends,
            and everyone sleeps in a room or tent of their own.
          </li>
          <li>
            <strong>One price.</strong>
            <span>{` ${priceLabel(tierPrice(2))} for four days and ${priceLabel(tierPrice(3))} for eight. ${inclusionNote}`}</span>
          </li>
          <li>
            <strong>Few departures.</strong> Two a month from May to December. We would rather visit
            a place rarely and do it well than go every week.
          </li>
          <li>
            <strong>A person reads your request.</strong> A group this small depends on who is in
            it, so someone from the club reads every request for an invite and answers it.
          </li>
        </ul>
      </Prose>
    </TextWithPicture>
  )
}
