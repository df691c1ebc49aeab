import * as z from 'zod/mini'
import { maxLength, minLength } from '../text/lengths.ts'

const text = (max: number) =>
  z
    .string('Must be a text')
    .check(minLength(1, 'Must not be empty'), maxLength(max, `At most ${max} characters`))
const wholeNumber = (least: number, most: number) =>
  z
    .int('Must be a whole number')
    .check(
      z.minimum(least, `Must be at least ${least}`),
      z.maximum(most, `Must be at most ${most}`),
    )
const id = () => z.int('Must be a whole number').check(z.positive('Must be at least 1'))

/** A traveller's words about a trip, on the home page. */
export const testimonial = z.object({
  id: id(),
  name: text(80),
  /** Years. */
  age: wholeNumber(28, 42),
  trip: text(120),
  text: text(600),
  /** URL of the portrait. */
  image: text(500),
  /** Out of five. */
  rating: wholeNumber(1, 5),
})
export type Testimonial = z.output<typeof testimonial>

/** A picture of the home page's Travel Moments. */
export const moment = z.object({
  id: id(),
  /** URL of the picture. */
  src: text(500),
  /** What is seen, as a person would say it. */
  alt: text(200),
  location: text(120),
  /** Decorative, not real data. */
  likes: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
  caption: text(200),
})
export type Moment = z.output<typeof moment>
