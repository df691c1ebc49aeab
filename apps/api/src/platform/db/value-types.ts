/** PostgreSQL's type numbers (pg_type.oid). */
const bigInteger = 20
const date = 1082

/**
 * Parsers for types that the two databases would read differently. A calendar date stays text, so that no time zone
 * shifts it; a count becomes a number.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [bigInteger]: Number,
  [date]: (text) => text,
}
