import * as z from 'zod/mini'
import { interests } from '../traits/traits.options.ts'

/** The ages that a summary can name. They do not overlap, so that naming one says little of where it was not. */
export const ageBands = ['25-35', '35+'] as const
export type AgeBand = (typeof ageBands)[number]

/** Non-binary people are not named: they would be too few. */
export const namedGenders = ['woman', 'man'] as const

const statement = <Name extends z.ZodMiniType>(name: Name) =>
  z.nullable(
    z.object({
      /** Whether it is true of most, and not only of many. */
      isMost: z.boolean('Must be true or false'),
      /** Null if the group is only known to be mixed. */
      name: z.nullable(name),
    }),
  )

/**
 * Who is going on a departure, before one books (docs/product.md#group-summary): what is published of the answers of its
 * group. A part of which nothing is said is null or empty.
 */
export const groupFigures = z.object({
  ages: statement(z.enum(ageBands, 'Must be an age band of the list')),
  genders: statement(z.enum(namedGenders, 'Must be a gender of the list')),
  countries: statement(z.string('Must be a text')),
  /** What many like, from the quiz. */
  likes: z.array(z.enum(interests, 'Must be an interest of the quiz'), 'Must be a list'),
})
export type GroupFigures = z.output<typeof groupFigures>
