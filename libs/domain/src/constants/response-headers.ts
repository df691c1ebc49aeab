/** Sent where the public address is https, with pages and calls alike. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The header that keeps browsers on https; none for a public address on plain http. */
export const transportHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? strictTransport : {}

/**
 * Headers of every answer below `/api`, whether it comes from the API or from a host in front of it: clients are programs, so
 * browsers must not run, frame or sniff what is sent (OWASP REST Security Cheat Sheet).
 */
export const callHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
