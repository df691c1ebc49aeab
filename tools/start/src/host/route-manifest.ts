import { existsSync, readFileSync } from 'node:fs'

/** A kind of path that is not known at build time: the file to send, and the call that says whether the thing is there. */
export interface DynamicRoute {
  /** A regular expression on the path. */
  pattern: string
  file: string
  /** A path of the API, in which `$1` stands for the first group. */
  probe: string
}

/** What the build of a prerendered site says of its paths. */
export interface RouteManifest {
  originPlaceholder: string
  /** Path → file. */
  pages: Readonly<Record<string, string>>
  /** Old path → the path that it leads to now. */
  redirects: Readonly<Record<string, string>>
  dynamic: readonly DynamicRoute[]
  notFound: string
}

/** The manifest beside a build; undefined where there is none, and one page answers for every path. */
export function readRouteManifest(file: string): RouteManifest | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as RouteManifest
}
