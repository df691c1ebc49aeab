import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'

const kibibyte = 1024

/** Limits of both web servers. Times are in milliseconds, sizes in bytes. */
export const limits = {
  /** For a client to send all headers of a request. Shorter than `stop`, because nginx waits for headers while it stops. */
  headers: 6000,
  /** For a client to send a whole request, in the embedded host; nginx has no such limit. */
  request: 60_000,
  /** For a client that sends no more of a body, or reads no more of an answer. */
  pause: 20_000,
  /** For a connection to the API. */
  connect: 2000,
  /** For the API to answer a read, or to send more of the answer. nginx then asks another instance. */
  readAnswer: 5000,
  /** For the API to answer a write, which may wait for the payment gateway. */
  writeAnswer: 15_000,
  /** For a stream of events to send something more: the API sends a sign of life every 15 seconds. */
  streamPause: 45_000,
  /** A client's idle connection. */
  keepAlive: 65_000,
  /** Requests on one connection of a client, after which nginx closes it. */
  keepAliveRequests: 1000,
  /** The body of a call. The API has the same limit. */
  bodyBytes: 64 * kibibyte,
  /** The upload of a picture with what a form adds to it. */
  uploadBytes: pictureRules.maxBytes + 64 * kibibyte,
  /** Requests of one client that are being read or answered at the same time. A household or an office is one client. */
  perClient: 100,
  /** Streams of events of one client, and of all in the embedded host. */
  streamsPerClient: 200,
  streams: 1000,
  /** Calls on one connection of the embedded host to the API, and how long it uses one: instances come and go. */
  upstreamRequests: 100,
  upstreamAge: 10_000,
  /** For connections to drain after the signal to stop, and for everything that has begun to end. */
  drain: 1500,
  stop: 7000,
} as const

export type Limits = { readonly [name in keyof typeof limits]: number }
