import * as z from 'zod/mini'
import { interests } from '../quiz/traits.options.ts'
import { genders } from '../members/users.options.ts'

const names = <Name extends z.ZodMiniType>(name: Name) =>
  z.object({
    /** Whether it is true of most; otherwise the names are examples, or missing if the group is only known to be mixed. */
    isMost: z.boolean('Must be true or false'),
    names: z.array(name, 'Must be a list'),
  })

/**
 * Who is going on a departure, before one books (docs/product.md#group-summary): what is published of the answers of its
 * group. A part that would say nothing is null or empty.
 */
export const groupFigures = z.object({
  /** The ages of most: '30-35', '30-40', '35+'. */
  ages: z.nullable(z.string('Must be a text')),
  genders: z.nullable(names(z.enum(genders, 'Must be a gender of the list'))),
  countries: z.nullable(names(z.string('Must be a text'))),
  /** Examples of what many like, from the quiz. */
  likes: z.array(z.enum(interests, 'Must be an interest of the quiz'), 'Must be a list'),
})
export type GroupFigures = z.output<typeof groupFigures>
