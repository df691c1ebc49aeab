/** The file at the site's root that says where to report a vulnerability (RFC 9116). */
export const securityTextFile = '.well-known/security.txt'

/** The line until when the file is valid: eleven months ahead of `now`, because the RFC recommends less than a year. */
export function expiresLine(now: Date): string {
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return `Expires: ${until.toISOString()}`
}

/** The text with a new line until when it is valid. */
export const renewSecurityText = (text: string, now: Date): string =>
  text.replace(/^Expires: .*$/m, expiresLine(now))
