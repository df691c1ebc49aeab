/** The URL of a trip's picture. A path belongs to the site, which has another host than the console. */
export const siteSource = (siteUrl: string, address: string): string =>
  address.startsWith('/') ? siteUrl + address : address
