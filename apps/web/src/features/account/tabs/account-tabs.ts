/** The tabs in their order. The id is the value in the URL. */
export const accountTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'trip-invites', label: 'Trip Invites' },
  { id: 'previous-trips', label: 'Previous Trips' },
  { id: 'trip-requests', label: 'Trip Requests' },
  { id: 'travel-quiz', label: 'Travel Quiz' },
  { id: 'my-profile', label: 'My Profile' },
] as const

export type AccountTab = (typeof accountTabs)[number]['id']

export const labelOfTab = (tab: AccountTab): string =>
  accountTabs.find(({ id }) => id === tab)!.label

/** The tab named in the URL, or Overview if there is no such tab. */
export function tabOf(named: string | null): AccountTab {
  return accountTabs.find(({ id }) => id === named)?.id ?? 'overview'
}
