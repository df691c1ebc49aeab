interface Count {
  /** All members that the search finds, loaded or not. */
  total: number
  /** Empty for all members. */
  search: string
  /** Whether there are more than `total`. */
  isLeast?: boolean
  /** Whether other filters are set. */
  isFiltered?: boolean
}

/** '1,240 members', '1 member matches “asha”', 'No members match “zz”'. */
export function describeCount({
  total,
  search,
  isLeast = false,
  isFiltered = false,
}: Count): string {
  if (total === 0 && !search && !isFiltered) return 'No members yet'
  const number = total === 0 ? 'No' : total.toLocaleString('en-IN')
  const members = `${isLeast ? 'More than ' : ''}${number} ${total === 1 ? 'member' : 'members'}`
  return search
    ? `${members} ${total === 1 ? 'matches' : 'match'} “${search}”`
    : isFiltered
      ? `${members} ${total === 1 ? 'matches' : 'match'}`
      : members
}
