import * as z from 'zod/mini'

/** A copy of valid input without some of its fields. */
export function without(input: Readonly<Record<string, unknown>>, ...fields: readonly string[]) {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !fields.includes(field)))
}

/** Field → its first message, as a form shows it; '' is the input as a whole. Empty if the input is valid. */
export function firstMessages(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    messages[path.join('.')] ??= message
  }
  return messages
}
