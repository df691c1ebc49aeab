import * as z from 'zod/mini'

const text = (max: number) =>
  z
    .string('Must be a text')
    .check(z.minLength(1, 'Must not be empty'), z.maxLength(max, `At most ${max} characters`))
const wholeNumber = (least: number, most: number) =>
  z
    .int('Must be a whole number')
    .check(
      z.minimum(least, `Must be at least ${least}`),
      z.maximum(most, `Must be at most ${most}`),
    )
const id = () => z.int('Must be a whole number').check(z.positive('Must be at least 1'))

/** What a traveller says of a trip, on the home page (spec section 3). */
export const testimonial = z.object({
  id: id(),
  name: text(80),
  /** Years; the club travels with people of 28 to 42. */
  age: wholeNumber(28, 42),
  trip: text(120),
  text: text(600),
  /** URL of the portrait. */
  image: text(500),
  /** Of five. */
  rating: wholeNumber(1, 5),
})
export type Testimonial = z.output<typeof testimonial>

/** A picture of the home page's Travel Moments (spec section 3). */
export const moment = z.object({
  id: id(),
  /** URL of the picture. */
  src: text(500),
  /** What is seen, as a person would say it. */
  alt: text(200),
  location: text(120),
  /** Decorative. */
  likes: z.int('Must be a whole number').check(z.nonnegative('Must not be negative')),
  caption: text(200),
})
export type Moment = z.output<typeof moment>
