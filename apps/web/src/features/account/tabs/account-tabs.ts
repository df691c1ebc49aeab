/** The tabs of the account (spec section 2) in their order; the id is what the address says. */
export const accountTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'trip-invites', label: 'Trip Invites' },
  { id: 'previous-trips', label: 'Previous Trips' },
  { id: 'trip-requests', label: 'Trip Requests' },
  { id: 'travel-quiz', label: 'Travel Quiz' },
  { id: 'my-profile', label: 'My Profile' },
] as const

export type AccountTab = (typeof accountTabs)[number]['id']

/** What a tab is called. */
export const labelOfTab = (tab: AccountTab): string =>
  accountTabs.find(({ id }) => id === tab)!.label

/** The tab that an address names; the first where it names none that is there. */
export function tabOf(named: string | null): AccountTab {
  return accountTabs.find(({ id }) => id === named)?.id ?? 'overview'
}
