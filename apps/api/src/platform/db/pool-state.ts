/** The connections to the database. */
export interface PoolState {
  /** The most there may be. */
  readonly size: number
  readonly open: number
  readonly in_use: number
  /** Calls that wait for one. */
  readonly waiting: number
}
