interface Count {
  /** Members that the search finds, on all pages. */
  total: number
  /** Members that have been loaded. */
  shown: number
  /** Empty for all members. */
  search: string
}

const figure = (count: number) => count.toLocaleString('en-IN')

/** '1,240 members, 50 of them shown', '1 member matches “asha”', 'No members match “zz”'. */
export function describeCount({ total, shown, search }: Count): string {
  const members = `${total === 0 ? 'No' : figure(total)} ${total === 1 ? 'member' : 'members'}`
  const found = search ? `${members} ${total === 1 ? 'matches' : 'match'} “${search}”` : members
  if (total === 0 && !search) return 'No members yet'
  return shown < total ? `${found}, ${figure(shown)} of them shown` : found
}
