import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'

/** Formik's `validate` from a schema: the first message of each field. */
export function zodValidate(schema: $ZodType) {
  return (values: unknown): Record<string, string> => {
    const result = safeParse(schema, values)
    const errors: Record<string, string> = {}
    for (const { path, message } of result.error?.issues ?? []) {
      const field = String(path[0] ?? '')
      errors[field] ??= message
    }
    return errors
  }
}
