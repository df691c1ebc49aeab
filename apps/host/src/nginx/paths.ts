import {
  cacheControl,
  checkedFiles,
  fileExtension,
  hashedFolder,
  hiddenExtensions,
} from '../file-rules.ts'
import type { PlacedSite } from '../packed-site.ts'
import { type DynamicRoute, goneStatus, missingStatuses, probeTimeout } from '../route-manifest.ts'
import type { HostSettings } from '../settings.ts'
import { pageHeaders, textAnswer } from './answers.ts'
import { block, type Line, quote, quotePattern, time } from './syntax.ts'

/** Pages, old addresses, files and all other paths, in the order in which the embedded host tries them. */
export function pathLines({ manifest }: PlacedSite, settings: HostSettings): Line[] {
  const page = (file: string) => pageLines(settings, file)
  const dynamic = manifest?.dynamic ?? []
  return [
    ...Object.entries(manifest?.pages ?? {}).map(([path, file]) =>
      block(`location = ${quote(path)}`, page(file)),
    ),
    ...Object.entries(manifest?.redirects ?? {}).map(([path, to]) =>
      block(`location = ${quote(path)}`, pageHeaders(settings), [
        `return 308 ${quote(encodeURI(to)).slice(0, -1)}$is_args$args"`,
      ]),
    ),
    block(`location ~ ${quotePattern('^/.*/$')}`, pageHeaders(settings), [
      block('if ($without_slash = "")', 'return 404'),
      'return 308 $without_slash$is_args$args',
    ]),
    ...fileLocations(settings),
    ...dynamic.flatMap((route, index) => dynamicLines(route, index, settings)),
    ...(dynamic.some(({ probe }) => probe !== undefined) ? probeLines() : []),
    ...(manifest
      ? [
          block('location /', 'error_page 404 @not_found', 'return 404'),
          block('location @not_found', page(manifest.notFound)),
        ]
      : [block('location /', page('index.html'))]),
  ]
}

function fileLocations(settings: HostSettings): Line[] {
  const file = (lifetime: string) => fileLines(settings, lifetime, '$uri')
  const extension = fileExtension.source
  return [
    block(`location ~* ${quotePattern(hiddenExtensions.source)}`, 'return 404'),
    block(
      `location ~* ${quotePattern(`^${hashedFolder}.*${extension}`)}`,
      file(cacheControl.hashed),
    ),
    block(`location ~* ${quotePattern(checkedFiles.source)}`, file(cacheControl.page)),
    block(`location ~* ${quotePattern(extension)}`, file(cacheControl.file)),
    block('location @no_file', textAnswer(settings, 404, 'Not found\n')),
  ]
}

/** A page about something that the build does not know. Its probe decides whether it is sent as 200, 404 or 503. */
function dynamicLines(
  { pattern, file, probe }: DynamicRoute,
  index: number,
  settings: HostSettings,
): Line[] {
  const name = `dynamic_${index}`
  const page = pageLines(settings, file)
  const location = `location ~ ${quotePattern(pattern)}`
  if (probe === undefined) return [block(location, page)]
  return [
    block(location, [
      `set $probe ${probe.split('$1').map(quote).join('$1').replaceAll('"', '')}`,
      'auth_request /.probe',
      `error_page 403 =404 @${name}`,
      `error_page 401 =${goneStatus} @${name}`,
      `error_page 500 =503 @${name}`,
      ...page,
    ]),
    block(`location @${name}`, page),
  ]
}

/** `auth_request` understands 2xx, 401 and 403, so the statuses for something missing become 403, and that for gone 401. */
const probeLines = (): Line[] => [
  block('location = /.probe', [
    // A client requested this path directly.
    block('if ($probe = "")', 'rewrite ^ /.none.txt last'),
    'proxy_pass $api$probe',
    'proxy_pass_request_body off',
    'proxy_pass_request_headers off',
    'proxy_set_header host $proxy_host',
    `proxy_connect_timeout ${time(probeTimeout)}`,
    `proxy_read_timeout ${time(probeTimeout)}`,
    `proxy_next_upstream_timeout ${time(probeTimeout)}`,
    'proxy_intercept_errors on',
    `error_page ${missingStatuses.join(' ')} =403 /.probe/missing`,
    `error_page ${goneStatus} =401 /.probe/gone`,
  ]),
  block('location = /.probe/missing', 'internal', 'return 403'),
  block('location = /.probe/gone', 'internal', 'return 401'),
]

/** Sends a file of the folder with its caching headers. An empty value removes a header. */
const fileLines = (settings: HostSettings, lifetime: string, file: string): Line[] => [
  ...pageHeaders(settings, { 'cache-control': lifetime, vary: 'accept-encoding' }),
  'add_header last-modified ""',
  `try_files ${file} =404`,
]

const pageLines = (settings: HostSettings, file: string) =>
  fileLines(settings, cacheControl.page, quote(`/${file}`))
