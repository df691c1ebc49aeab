interface Count {
  /** All members that the search finds, loaded or not. */
  total: number
  /** Empty for all members. */
  search: string
}

/** '1,240 members', '1 member matches “asha”', 'No members match “zz”'. */
export function describeCount({ total, search }: Count): string {
  if (total === 0 && !search) return 'No members yet'
  const number = total === 0 ? 'No' : total.toLocaleString('en-IN')
  const members = `${number} ${total === 1 ? 'member' : 'members'}`
  return search ? `${members} ${total === 1 ? 'matches' : 'match'} “${search}”` : members
}
