import { CareList } from './member-account.styles.ts'

interface Part {
  what: string
  count: number | null
}

/** 'Bookings (3)'; a single one is not counted, and of what operators may not count it is not said whether there is any. */
export function countedPart({ what, count }: Part): string {
  if (count === null) return `${what}, if there are any`
  return count === 1 ? what : `${what} (${count})`
}

/** How much there is of each part of an account. */
export const CountedList = ({ parts }: { parts: readonly Part[] }) => (
  <CareList>
    {parts.map((part) => (
      <li key={part.what}>{countedPart(part)}</li>
    ))}
  </CareList>
)
