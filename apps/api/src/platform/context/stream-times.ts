/** How often open streams of events are looked after, in milliseconds. */
export interface StreamTimes {
  /** Between two looks for events while the database notifies of them: a safety net. */
  readonly poll: number
  /** The same while no notification arrives. */
  readonly pollUnnotified: number
  /** Between two looks for subscribers who are no longer entitled. */
  readonly sweep: number
  /** Between two signs of life. */
  readonly heartbeat: number
}

export const streamTimes: StreamTimes = {
  poll: 10_000,
  pollUnnotified: 1_000,
  sweep: 5_000,
  heartbeat: 15_000,
}
