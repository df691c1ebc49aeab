import { safeParse, type $ZodType } from 'zod/v4/core'

/** Messages by the path of their field, such as `email` or `itinerary.0.title`. */
export type FieldErrors = Readonly<Record<string, string>>

/** Checks an input and returns the first message of each field. */
export function messagesOf(schema: $ZodType, input: unknown): FieldErrors {
  const messages: Record<string, string> = {}
  for (const { path, message } of safeParse(schema, input).error?.issues ?? []) {
    messages[path.join('.')] ??= message
  }
  return messages
}

/** Returns a field's own message, otherwise the first message of a field inside it. */
export function findMessage(errors: FieldErrors, name: string): string | undefined {
  const inside = () => Object.keys(errors).find((path) => path.startsWith(`${name}.`))
  return errors[name] ?? errors[inside() ?? '']
}
