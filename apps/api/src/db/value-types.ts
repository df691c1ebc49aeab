/** The type numbers of PostgreSQL (pg_type.oid) whose values both databases shall give alike. */
const bigInteger = 20
const date = 1082

/**
 * How the text of a value becomes one, for both databases; what is not here they read alike by themselves.
 * A calendar date stays text, so that no time zone shifts it; a count stays a number.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [bigInteger]: Number,
  [date]: (text) => text,
}
