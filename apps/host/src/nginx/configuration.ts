import { isIP, isIPv6 } from 'node:net'
import { contentType, mediaTypes } from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import type { PlacedSite } from '../packed-site.ts'
import { ownNames } from '../own-names.ts'
import type { HostSettings } from '../settings.ts'
import { addHeaders, onlyType, pageHeaders, textAnswer } from './answers.ts'
import { apiLines } from './api.ts'
import { basicLines, nameLines, wholeConfiguration } from './basics.ts'
import { type ClientAddress, clientAddress } from './client-address.ts'
import { ownAnswers, ownErrorPages } from './own-answers.ts'
import { pathLines } from './paths.ts'
import { block, type Line, quote, quotePattern } from './syntax.ts'

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

/** The whole configuration of an nginx for one app. */
export function nginxConfiguration(options: NginxOptions): string {
  const { runFolder, limits = standardLimits } = options
  return wholeConfiguration(
    { runFolder, limits },
    [`load_module ${brotliModule}`],
    httpLines(options),
  )
}

function httpLines(options: NginxOptions): Line[] {
  const { runFolder, settings, limits = standardLimits, nameServers } = options
  const client = clientAddress(settings.trustProxy)
  return [
    ...basicLines({ runFolder, settings, client, nameServers, limits }),
    ...nameLines(ownNames(settings), client),
    'sendfile on',
    'tcp_nopush on',
    'default_type application/octet-stream',
    block(
      'types',
      Object.entries(mediaTypes).map(
        ([extension, type]) => `${quote(contentType(type))} ${extension}`,
      ),
    ),
    '',
    '# Precompressed files; the ETag follows from their content',
    'gzip_static on',
    'brotli_static on',
    'if_modified_since off',
    '',
    block(
      'map "$request_method $uri" $method_not_allowed',
      'default 1',
      `${quotePattern('~^(?:GET|HEAD) ')} 0`,
      `${quotePattern('~ /api(?:/|$)')} 0`,
    ),
    '# The path as the client sent it, without decoded line breaks that could reach a header. None for a path with a backslash,',
    '# which browsers read as a slash, or with dots at its end, which would redirect to itself.',
    block(
      'map $request_uri $without_slash',
      'default ""',
      `${quotePattern('~*/(?:\\.|%2e){1,2}(?:/|%2f)*(?:\\?|$)')} ""`,
      `${quotePattern('~*^/+(?<inner_path>[^?\\\\]*?)(?:/|%2f)*(?:\\?|$)')} /$inner_path`,
    ),
    '',
    block('server', serverLines(options, client)),
  ]
}

function serverLines(
  { site, settings, limits = standardLimits }: NginxOptions,
  client: ClientAddress,
): Line[] {
  const { host, port, adminUrl } = settings
  return [
    `listen ${listenAddress({ host, port })}`,
    `root ${quote(site.root)}`,
    // A variable makes nginx look the name up again while it runs: instances of the API come and go.
    `set $api ${quote(settings.apiUrl)}`,
    ...ownErrorPages,
    'error_page 404 @no_file',
    'error_page 405 @method_not_allowed',
    `limit_conn clients ${limits.perClient}`,
    block('if ($other_host)', 'return 421'),
    block('if ($method_not_allowed)', 'return 405'),
    '',
    ...apiLines(settings, client, limits),
    '',
    block('location = /healthz', pageHeaders(settings), [
      'access_log off',
      ...onlyType(contentType('application/json')),
      `return 200 ${quote(JSON.stringify({ status: 'ok' }))}`,
    ]),
    ...(adminUrl ? adminLines(settings, adminUrl) : []),
    '',
    ...pathLines(site, settings),
    '',
    ...ownAnswers(settings),
    block('location @method_not_allowed', [
      ...addHeaders({ allow: 'GET, HEAD' }),
      ...textAnswer(settings, 405, 'Only GET\n'),
    ]),
  ]
}

function adminLines(settings: HostSettings, adminUrl: string): Line[] {
  const lines = [...pageHeaders(settings), `return 302 ${quote(adminUrl)}`]
  return [block('location = /admin', lines), block('location ^~ /admin/', lines)]
}

/** The address to listen on, as nginx writes it. */
export const listenAddress = ({ host, port }: { host: string; port: number }) =>
  `${isIPv6(host) ? `[${host}]` : host}:${port}`

/** Name servers of a `resolv.conf`, as nginx writes them; none if the API's address is an IP address. */
export function nameServersFor(apiUrl: string, resolvConf: string): string[] {
  const { hostname } = new URL(apiUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return []
  return [...resolvConf.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address = '']) =>
    isIPv6(address) ? `[${address}]` : address,
  )
}
