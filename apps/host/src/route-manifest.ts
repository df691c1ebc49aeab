import { existsSync, readFileSync } from 'node:fs'

/** A kind of path that the build does not know, and the page to send for it. */
export interface DynamicRoute {
  /** A regular expression on the path, in syntax that JavaScript and PCRE share. */
  pattern: string
  file: string
  /**
   * The API call that says whether the page exists; `$1` is the first group of the pattern. A page for which only its
   * member may ask has none: it is always sent, and says itself whether it exists.
   */
  probe?: string
}

/** The paths of a prerendered site, as its build writes them to `routes.json`. */
export interface RouteManifest {
  /** The address that the prerendered files use for the site's own; it is replaced by the public address at start. */
  originPlaceholder: string
  /** The pages that are another file, in this folder, if this regular expression matches their query with its question mark. */
  variants?: { query: string; folder: string }
  /** Path → file. */
  pages: Readonly<Record<string, string>>
  /** Old path → new path. */
  redirects: Readonly<Record<string, string>>
  dynamic: readonly DynamicRoute[]
  notFound: string
}

/** The manifest of a build; undefined if it has none, and `index.html` answers for every page. */
export function readRouteManifest(file: string): RouteManifest | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as RouteManifest
}

/** If the API answers a probe with one of these, the page is sent as 404; any other failure gives 503. */
export const missingStatuses: readonly number[] = [400, 404]
/** If the API answers a probe with this, so is the page: it existed, and says so. */
export const goneStatus = 410 as const

/** How long a probe may take, in milliseconds. */
export const probeTimeout = 1500
