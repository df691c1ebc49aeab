import type { HostSettings } from './settings.ts'

/**
 * The security headers of every page and file of an app, for both web servers. Answers of `/api` carry the API's own.
 * docs/product.md#content-security
 */
export function securityHeaders({
  publicUrl,
  siteUrl,
}: Pick<HostSettings, 'publicUrl' | 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      // A site on plain http is not covered by `https:`.
      `img-src 'self' data: https:${siteUrl?.startsWith('http:') ? ` ${siteUrl}` : ''}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    // The console is another origin and shows the site's pictures.
    'cross-origin-resource-policy': siteUrl ? 'same-origin' : 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
