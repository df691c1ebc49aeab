import { CareList } from './member-account.styles.ts'

interface Part {
  what: string
  count: number
}

/** 'Bookings (3)'; a single one is not counted. */
export const countedPart = ({ what, count }: Part): string =>
  count === 1 ? what : `${what} (${count})`

/** How much there is of each part of an account. */
export const CountedList = ({ parts }: { parts: readonly Part[] }) => (
  <CareList>
    {parts.map((part) => (
      <li key={part.what}>{countedPart(part)}</li>
    ))}
  </CareList>
)
