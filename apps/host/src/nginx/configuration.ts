import { existsSync, readFileSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { join } from 'node:path'
import {
  securityTextExpiry,
  securityTextFile,
  withSecurityTextExpiry,
} from '@farandfew/domain/constants/security-text.ts'
import { consoleCalls } from '../console-calls.ts'
import {
  cacheControl,
  checkedFiles,
  contentType,
  fileExtension,
  hashedFolder,
  hiddenExtensions,
  mediaTypes,
} from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import { ownNames } from '../own-names.ts'
import type { PlacedSite } from '../packed-site.ts'
import {
  type DynamicRoute,
  goneStatus,
  missingStatuses,
  probeTimeout,
  type RouteManifest,
} from '../route-manifest.ts'
import type { HostSettings } from '../settings.ts'
import { escapePattern, escapeText, renderTemplate } from './render.ts'
import { commonView } from './view.ts'

export interface NginxOptions {
  site: PlacedSite
  settings: HostSettings
  /** The folder of temporary files and the process id. */
  runFolder: string
  /** Name servers that find the API; needed unless `apiUrl` has an IP address. */
  nameServers: readonly string[]
  limits?: Limits
}

/** Debian's package `libnginx-mod-http-brotli-static`. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The whole configuration of an nginx for one app. It runs in the foreground, without root. */
export function nginxConfiguration(options: NginxOptions): string {
  const { site, settings, limits = standardLimits } = options
  const { apiUrl, adminUrl, app } = settings
  return renderTemplate('host', {
    ...commonView({ ...options, names: ownNames(settings) }),
    brotliModule,
    root: site.root,
    apiUrl,
    adminUrl,
    mediaTypes: Object.entries(mediaTypes).map(([extension, type]) => ({
      extension,
      type: contentType(type),
    })),
    hidesConsole: app === 'web',
    consoleCalls: escapePattern(consoleCalls),
    repeatedRead: limits.readAnswer + limits.connect,
    ...pathView(site.manifest),
    securityText: securityTextView(site.root, new Date()),
  })
}

/** Pages, old addresses and files. Without a manifest `index.html` answers for every page. */
function pathView(manifest: RouteManifest | undefined) {
  const { variants, pages = {}, redirects = {}, dynamic = [] } = manifest ?? {}
  return {
    variants: variants && { ...variants, query: escapePattern(variants.query) },
    pages: Object.entries(pages).map(([path, file]) => ({ path, file })),
    redirects: Object.entries(redirects).map(([path, to]) => ({ path, to: encodeURI(to) })),
    dynamic: dynamic.map(dynamicView),
    hasProbes: dynamic.some(({ probe }) => probe !== undefined),
    probeTimeout,
    missingStatuses: missingStatuses.join(' '),
    goneStatus,
    notFoundPage: manifest && { file: manifest.notFound },
    everyPage: !manifest && { file: 'index.html' },
    pageLifetime: cacheControl.page,
    hiddenFiles: escapePattern(hiddenExtensions.source),
    files: [
      { rule: `^${hashedFolder}.*${fileExtension.source}`, lifetime: cacheControl.hashed },
      { rule: checkedFiles.source, lifetime: cacheControl.page },
      { rule: fileExtension.source, lifetime: cacheControl.file },
    ].map(({ rule, lifetime }) => ({ pattern: escapePattern(rule), lifetime })),
  }
}

/** Years after its start for which nginx knows the date in security.txt. */
const datedYears = 10

/** security.txt with a date that nginx takes from the month of each request: it runs for longer than a date may be ahead. */
function securityTextView(root: string, now: Date) {
  const file = join(root, securityTextFile)
  if (!existsSync(file)) return undefined
  const months = Array.from({ length: datedYears * 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1))
    return { month: month.toISOString().slice(0, 7), expiry: securityTextExpiry(month) }
  })
  const lines = readFileSync(file, 'utf8').split('\n').map(escapeText).join('\n')
  return {
    path: `/${securityTextFile}`,
    months,
    lifetime: cacheControl.file,
    body: withSecurityTextExpiry(lines, '$security_text_expiry').replaceAll('\n', '\\n'),
  }
}

const dynamicView = ({ pattern, file, probe }: DynamicRoute, index: number) => ({
  name: `dynamic_${index}`,
  pattern: escapePattern(pattern),
  file,
  // nginx replaces $1, the only variable in it.
  probe: probe?.split('$1').map(escapeText).join('$1'),
})

/** Name servers of a `resolv.conf`, as nginx writes them; none if the API's address is an IP address. */
export function nameServersFor(apiUrl: string, resolvConf: string): string[] {
  const { hostname } = new URL(apiUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return []
  return [...resolvConf.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address = '']) =>
    isIPv6(address) ? `[${address}]` : address,
  )
}
