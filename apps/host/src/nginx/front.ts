import { contentType } from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import type { FrontSettings } from '../settings.ts'
import { eventStreams, uploadPaths } from '../special-calls.ts'
import { onlyType } from './answers.ts'
import { basicLines, nameLines, namePattern, wholeConfiguration } from './basics.ts'
import { clientAddress } from './client-address.ts'
import { listenAddress } from './configuration.ts'
import { ownAnswers, ownErrorPages } from './own-answers.ts'
import { block, type Line, quote, quotePattern, time } from './syntax.ts'

interface FrontOptions {
  settings: FrontSettings
  runFolder: string
  nameServers: readonly string[]
  limits?: Limits
}

/** An nginx in front of the hosts of the site and the console, which it distinguishes by their names. */
export function frontConfiguration(options: FrontOptions): string {
  const { settings, runFolder, nameServers, limits = standardLimits } = options
  const client = clientAddress(settings.trustProxy)
  const parts = [
    [settings.publicUrl, settings.webHost],
    [settings.publicAdminUrl, settings.adminHost],
  ] as const
  const nameOf = (url: string) => new URL(url).hostname
  return wholeConfiguration(
    { runFolder, limits },
    [],
    [
      ...basicLines({ runFolder, settings, client, nameServers, limits }),
      ...nameLines(
        parts.map(([url]) => nameOf(url)),
        client,
      ),
      block(`map ${client.host} $part`, [
        'default ""',
        ...parts.map(
          ([url, host]) =>
            `${quotePattern(`~*^${namePattern(nameOf(url))}(?::[0-9]*)?$`)} ${quote(host)}`,
        ),
      ]),
      block('server', [
        `listen ${listenAddress(settings)}`,
        ...ownErrorPages,
        `limit_conn clients ${limits.perClient}`,
        block('if ($other_host)', 'return 421'),
        block('location = /healthz', [
          'access_log off',
          ...onlyType(contentType('application/json')),
          `return 200 ${quote(JSON.stringify({ status: 'ok' }))}`,
        ]),
        ...passLines(limits),
        `proxy_set_header x-request-id ${client.requestId}`,
        `proxy_set_header x-forwarded-for ${client.address}`,
        `proxy_set_header x-forwarded-proto ${client.scheme}`,
        `proxy_set_header x-forwarded-host ${client.host}`,
        block('location /', 'proxy_pass $part'),
        block(`location ~ ${quotePattern(uploadPaths)}`, [
          `client_max_body_size ${limits.uploadBytes}`,
          'proxy_pass $part',
        ]),
        block(`location ~ ${quotePattern(eventStreams)}`, [
          `limit_conn streams_of_one ${limits.streamsPerClient}`,
          'proxy_buffering off',
          `proxy_read_timeout ${time(limits.streamPause)}`,
          'proxy_pass $part',
        ]),
        ...ownAnswers(settings),
      ]),
    ],
  )
}

/** The hosts behind repeat a read themselves, so they get the time for that. */
const passLines = (limits: Limits): Line[] => [
  'proxy_http_version 1.1',
  'proxy_redirect off',
  'proxy_request_buffering on',
  'proxy_max_temp_file_size 0',
  'proxy_buffer_size 16k',
  'proxy_buffers 16 16k',
  'proxy_next_upstream off',
  `proxy_connect_timeout ${time(limits.connect)}`,
  `proxy_read_timeout ${time(limits.writeAnswer + 2 * limits.connect)}`,
  `proxy_send_timeout ${time(limits.pause)}`,
  'proxy_set_header host $http_host',
  'proxy_set_header forwarded ""',
]
