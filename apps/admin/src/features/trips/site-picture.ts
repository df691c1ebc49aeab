/** Where a picture of a trip is: a path lies below the site, which is another host than the console's. */
export const siteSource = (siteUrl: string, address: string): string =>
  address.startsWith('/') ? siteUrl + address : address
