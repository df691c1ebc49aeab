import type { Limits } from '../limits.ts'
import type { ClientAddress } from './client-address.ts'
import { block, type Line, quotePattern, time } from './syntax.ts'

/** `/api`, passed on after the whole request has arrived. Only a read may go to a second instance. */
export function apiLines(client: ClientAddress, limits: Limits): Line[] {
  return [
    'proxy_http_version 1.1',
    'proxy_redirect off',
    'proxy_request_buffering on',
    // A long answer, such as an export, waits for the client in memory, not on the disk.
    'proxy_max_temp_file_size 0',
    'proxy_connect_timeout 2s',
    `proxy_read_timeout ${time(limits.answer)}`,
    `proxy_send_timeout ${time(limits.answer)}`,
    'proxy_set_header host $http_host',
    `proxy_set_header x-forwarded-for ${client.address}`,
    `proxy_set_header x-forwarded-proto ${client.scheme}`,
    `proxy_set_header x-forwarded-host ${client.host}`,
    'proxy_set_header forwarded ""',
    block(`location ~ ${quotePattern('^/api(?:/|$)')}`, [
      'error_page 418 = @write',
      ...['413 @too_large', '502 504 = @api_unavailable'].map((page) => `error_page ${page}`),
      block(`if ($request_method !~ ${quotePattern('^(?:GET|HEAD|OPTIONS)$')})`, 'return 418'),
      'proxy_next_upstream error timeout',
      'proxy_next_upstream_tries 2',
      'proxy_next_upstream_timeout 5s',
      'proxy_pass $api',
    ]),
    block('location @write', 'proxy_next_upstream off', 'proxy_pass $api'),
  ]
}
