import * as z from 'zod/mini'

/** A copy of good input with some of its fields left out. */
export function without(input: Readonly<Record<string, unknown>>, ...fields: readonly string[]) {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !fields.includes(field)))
}

/** Field → its first message, as a form shows it; '' stands for the input as a whole. Empty where the input is good. */
export function firstMessages(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    messages[path.join('.')] ??= message
  }
  return messages
}
