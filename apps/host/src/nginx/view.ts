import { isIPv6 } from 'node:net'
import { contentType } from '../file-rules.ts'
import { type Limits, limits as standardLimits } from '../limits.ts'
import { hostProblems, type HostProblem, problemBody, retryAfter } from '../problems.ts'
import { problemHeaders, securityHeaders } from '../security-headers.ts'
import { type HostSettings, namedRanges, type TrustProxy } from '../settings.ts'
import { eventStreams, uploadPaths } from '../special-calls.ts'
import { escapePattern } from './render.ts'

interface Common {
  settings: HostSettings
  /** The names that the server answers to. */
  names: readonly string[]
  /** The folder of temporary files and the process id. */
  runFolder: string
  /** Name servers that find the servers behind; needed unless those have an IP address. */
  nameServers: readonly string[]
  limits?: Limits | undefined
}

/** What the templates of the server of an app and of the one in front of both have in common. */
export function commonView({ settings, names, runFolder, nameServers, limits }: Common) {
  const { apiUnavailable, badRequest, otherHost, tooLarge, tooMany, notFound } = hostProblems
  return {
    runFolder,
    limits: limits ?? standardLimits,
    listen: listenAddress(settings),
    accessLog: settings.accessLog,
    hasAccessLog: settings.accessLog !== 'off',
    nameServers: nameServers.join(' '),
    ...trustView(settings.trustProxy),
    ownNames: escapePattern(`^(?:${names.map(namePattern).join('|')})(?::[0-9]*)? `),
    uploads: escapePattern(uploadPaths),
    eventStreams: escapePattern(eventStreams),
    health: JSON.stringify({ status: 'ok' }),
    jsonType: contentType('application/json'),
    textType: contentType('text/plain'),
    pageHeaders: headerRows(securityHeaders(settings)),
    problemHeaders: headerRows(problemHeaders(settings)),
    pageProblems: [
      { name: 'bad-request', ...problemView(badRequest) },
      { name: 'other-host', ...problemView(otherHost) },
      { name: 'too-many', ...problemView(tooMany), retryAfter },
    ],
    tooLarge: problemView(tooLarge),
    notFound: problemView(notFound),
    apiUnavailable: { ...problemView(apiUnavailable), retryAfter },
  }
}

const headerRows = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const problemView = (problem: HostProblem) => ({
  status: problem.status,
  detail: problem.detail,
  body: problemBody(problem),
})

const allAddresses = ['0.0.0.0/0', '::/0']

/** Which proxies may name the client. A number of them is counted in the header, others are known by their address. */
function trustView(trust: TrustProxy) {
  if (trust === false || trust === 0) return { trusted: [], realIpFrom: [] }
  if (typeof trust === 'number') {
    const pattern = `(?:^|,)\\s*(?<client_entry>[^,\\s]+)(?:\\s*,[^,]*){0,${trust - 1}}\\s*$`
    return {
      trusted: allAddresses,
      realIpFrom: [],
      countedProxies: { pattern: escapePattern(pattern) },
    }
  }
  const ranges =
    trust === true ? allAddresses : trust.flatMap((name) => namedRanges[name] ?? [name])
  return { trusted: ranges, realIpFrom: ranges }
}

/** A host name in a regular expression. */
export const namePattern = (name: string) => name.replace(/[.[\]]/g, '\\$&')

/** The address to listen on, as nginx writes it. */
const listenAddress = ({ host, port }: { host: string; port: number }) =>
  `${isIPv6(host) ? `[${host}]` : host}:${port}`
