/** The file at the site's root that says where to report a vulnerability (RFC 9116). */
export const securityTextFile = '.well-known/security.txt'

/** Until when the file is valid: eleven months ahead of `now`, because the RFC recommends less than a year. */
export const securityTextExpiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()

/** The text with another date until when it is valid. Web servers set it with each answer. */
export const withSecurityTextExpiry = (text: string, expiry: string): string =>
  text.replace(/^Expires: .*$/m, () => `Expires: ${expiry}`)
