/** Limits of both web servers. Times are in milliseconds. */
export const limits = {
  /** For a client to send all headers of a request. */
  headers: 10_000,
  /**
   * For a client to send a body: nginx ends a request after a pause of this length, the embedded host after this time
   * since the request began.
   */
  body: 60_000,
  /** For the API to answer, or to send more of an answer. */
  answer: 30_000,
  /** A client's idle connection. */
  keepAlive: 65_000,
  /** Requests on one connection, after which nginx closes it. */
  keepAliveRequests: 1000,
  /** The largest body that nginx reads for the API, in megabytes; the API has smaller limits of its own. */
  bodyMegabytes: 16,
} as const

export type Limits = { readonly [name in keyof typeof limits]: number }
