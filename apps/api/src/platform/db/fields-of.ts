import type * as z from 'zod/mini'

/** The names of a schema's fields: the columns to read where an answer has the same names as its table. */
export const fieldsOf = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
): (keyof Shape & string)[] => Object.keys(schema.shape)
