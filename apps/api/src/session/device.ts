/** The most of a User-Agent header that is looked at. */
const mostRead = 500

type Sign = readonly [sign: RegExp, name: string]

/** In this order: many browsers name those that they descend from too. */
const browsers: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (signs: readonly Sign[], text: string) =>
  signs.find(([sign]) => sign.test(text))?.[1]

/** A browser in words, 'Chrome on Android', by its User-Agent header; nothing of the header itself is in them. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, mostRead)
  const browser = nameIn(browsers, text) ?? 'A browser'
  const system = nameIn(systems, text)
  return system === undefined ? browser : `${browser} on ${system}`
}
