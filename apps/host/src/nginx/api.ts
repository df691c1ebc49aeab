import { consoleCalls } from '../console-calls.ts'
import type { Limits } from '../limits.ts'
import { hostProblems } from '../problems.ts'
import type { HostSettings } from '../settings.ts'
import { eventStreams, uploadPaths } from '../special-calls.ts'
import { problemAnswer } from './answers.ts'
import type { ClientAddress } from './client-address.ts'
import { block, type Line, quotePattern, time } from './syntax.ts'

/** Where a write goes, and the answers of the server block, which a location with one of its own does not inherit. */
const errorPages = (write: string) => [
  `error_page 418 = ${write}`,
  'error_page 413 @too_large',
  'error_page 429 @too_many',
  'error_page 502 504 = @api_unavailable',
]

/** `/api`, passed on after the whole request has arrived. Only a read may go to a second instance. */
export function apiLines(settings: HostSettings, client: ClientAddress, limits: Limits): Line[] {
  const writes = `if ($request_method !~ ${quotePattern('^(?:GET|HEAD|OPTIONS)$')})`
  return [
    'proxy_http_version 1.1',
    'proxy_redirect off',
    'proxy_request_buffering on',
    // An answer waits for a slow client in memory, not on the disk: 256 kB, more than any page asks for.
    'proxy_max_temp_file_size 0',
    'proxy_buffer_size 16k',
    'proxy_buffers 16 16k',
    `proxy_connect_timeout ${time(limits.connect)}`,
    `proxy_read_timeout ${time(limits.writeAnswer)}`,
    `proxy_send_timeout ${time(limits.pause)}`,
    'proxy_set_header host $http_host',
    `proxy_set_header x-request-id ${client.requestId}`,
    `proxy_set_header x-forwarded-for ${client.address}`,
    `proxy_set_header x-forwarded-proto ${client.scheme}`,
    `proxy_set_header x-forwarded-host ${client.host}`,
    'proxy_set_header forwarded ""',
    ...(settings.app === 'web'
      ? [
          '# The calls of the console, which passes them on itself',
          block(
            `location ~* ${quotePattern(consoleCalls)}`,
            problemAnswer(settings, hostProblems.notFound),
          ),
        ]
      : []),
    block(`location ~ ${quotePattern(uploadPaths)}`, [
      `client_max_body_size ${limits.uploadBytes}`,
      ...errorPages('@upload'),
      block(writes, 'return 418'),
      'proxy_pass $api',
    ]),
    '# Streams of events are passed on as they come, and last',
    block(`location ~ ${quotePattern(eventStreams)}`, [
      ...errorPages('@write'),
      block(writes, 'return 418'),
      `limit_conn streams_of_one ${limits.streamsPerClient}`,
      'proxy_buffering off',
      `proxy_read_timeout ${time(limits.streamPause)}`,
      'proxy_next_upstream error timeout http_503',
      'proxy_next_upstream_tries 2',
      `proxy_next_upstream_timeout ${time(limits.readAnswer + limits.connect)}`,
      'proxy_pass $api',
    ]),
    block(`location ~ ${quotePattern('^/api(?:/|$)')}`, [
      ...errorPages('@write'),
      block(writes, 'return 418'),
      `proxy_read_timeout ${time(limits.readAnswer)}`,
      // 503: the other instance starts, or stops, or has too much to do.
      'proxy_next_upstream error timeout http_503',
      'proxy_next_upstream_tries 2',
      `proxy_next_upstream_timeout ${time(limits.readAnswer + limits.connect)}`,
      'proxy_pass $api',
    ]),
    block('location @write', 'proxy_next_upstream off', 'proxy_pass $api'),
    block('location @upload', [
      `client_max_body_size ${limits.uploadBytes}`,
      `limit_conn clients ${limits.perClient}`,
      `limit_conn uploads_of_one ${limits.uploadsPerClient}`,
      `limit_conn uploads ${limits.uploads}`,
      'proxy_next_upstream off',
      'proxy_pass $api',
    ]),
  ]
}
