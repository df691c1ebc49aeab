import type { HostSettings } from './settings.ts'

/** What the checkout of the payment gateway loads (docs/decisions/0015-payments.md). */
const razorpayCheckout = {
  scripts: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  calls: ' https://lumberjack.razorpay.com',
  frames: ' https://api.razorpay.com https://checkout.razorpay.com',
}
const noCheckout = { scripts: '', calls: '', frames: '' }

/**
 * The security headers of every page and file of an app, for both web servers. Answers of `/api` carry the API's own.
 * docs/product.md#content-security
 */
export function securityHeaders({
  publicUrl,
  siteUrl,
  hasRazorpay = false,
}: Pick<HostSettings, 'publicUrl' | 'siteUrl' | 'hasRazorpay'>): Readonly<Record<string, string>> {
  const checkout = hasRazorpay ? razorpayCheckout : noCheckout
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${checkout.scripts}`,
      "style-src 'self' 'unsafe-inline'",
      // A site on plain http is not covered by `https:`.
      `img-src 'self' data: https:${siteUrl?.startsWith('http:') ? ` ${siteUrl}` : ''}`,
      "font-src 'self'",
      `connect-src 'self'${checkout.calls}`,
      ...(checkout.frames === '' ? [] : [`frame-src${checkout.frames}`]),
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
