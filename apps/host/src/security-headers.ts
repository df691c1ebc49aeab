import { callHeaders, transportHeaders } from '@farandfew/domain/constants/response-headers.ts'
import type { HostSettings } from './settings.ts'

/** What the checkout of the payment gateway loads (docs/decisions/0015-payments.md). */
const razorpayCheckout = {
  scripts: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  calls:
    ' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com',
  frames: ' https://api.razorpay.com https://checkout.razorpay.com',
}
const noCheckout = { scripts: '', calls: '', frames: '' }

type SecuritySettings = Pick<
  HostSettings,
  'app' | 'publicUrl' | 'siteUrl' | 'pictureHosts' | 'hasRazorpay'
>

/**
 * The security headers of every page and file of an app, for both web servers. Answers of `/api` carry the API's own.
 * docs/product.md#content-security
 */
export function securityHeaders({
  app,
  publicUrl,
  siteUrl,
  pictureHosts = [],
  hasRazorpay = false,
}: SecuritySettings): Readonly<Record<string, string>> {
  const checkout = hasRazorpay ? razorpayCheckout : noCheckout
  // The console names its picture hosts, so that an address that a member entered never makes an operator's browser call out.
  const pictures = app === 'web' ? ['https:'] : [...(siteUrl ? [siteUrl] : []), ...pictureHosts]
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${checkout.scripts}`,
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data:", ...pictures].join(' '),
      "font-src 'self'",
      `connect-src 'self'${checkout.calls}`,
      ...(checkout.frames === '' ? [] : [`frame-src${checkout.frames}`]),
      "manifest-src 'self'",
      // Only the site has a service worker, that of the Trip Pocket.
      `worker-src ${app === 'web' ? "'self'" : "'none'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
    // With `same-origin`, the frame of the checkout could not open the pages of banks.
    'cross-origin-opener-policy': hasRazorpay ? 'same-origin-allow-popups' : 'same-origin',
    // The console is another origin and shows the site's pictures.
    'cross-origin-resource-policy': app === 'web' ? 'cross-origin' : 'same-origin',
    'origin-agent-cluster': '?1',
    // No other server learns the console's address.
    'referrer-policy': app === 'web' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    ...transportHeaders(publicUrl),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}

/** The headers of an answer below `/api` that a web server gives itself: those of the API. */
export const problemHeaders = ({ publicUrl }: Pick<HostSettings, 'publicUrl'>) => ({
  ...callHeaders,
  ...transportHeaders(publicUrl),
  'cache-control': 'no-store',
})
