/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    method?: string
    body?: string
    /** Each connection sends these in turn; missing fields are those of the options. */
    requests?: { headers?: Record<string, string> }[]
  }
  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p99: number; average: number }
    errors: number
    non2xx: number
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}
