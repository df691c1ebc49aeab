/** The subscriptions of one group, and how far its events have been read for them. `S` is only passed on here. */
export interface Subscriptions<S> {
  /** The last event that each subscription has received. */
  readonly received: ReadonlyMap<S, number>
  /** Whether there may be events that a subscription has not received. */
  readonly hasNews: boolean
  readonly isReading: boolean
}

export const noSubscriptions = <S>(): Subscriptions<S> => ({
  received: new Map(),
  hasNews: false,
  isReading: false,
})

/** Adds a subscription, which gets every event after one. One that resumes is one that is behind. */
export const subscribe = <S>(
  state: Subscriptions<S>,
  subscription: S,
  lastReceived: number,
): Subscriptions<S> => ({
  ...state,
  received: new Map(state.received).set(subscription, lastReceived),
  hasNews: true,
})

export function unsubscribe<S>(state: Subscriptions<S>, subscription: S): Subscriptions<S> {
  const received = new Map(state.received)
  received.delete(subscription)
  return { ...state, received }
}

/** There may be new events. */
export const notify = <S>(state: Subscriptions<S>): Subscriptions<S> => ({
  ...state,
  hasNews: true,
})

/** The last event that all subscriptions have received. */
export const receivedByAll = <S>({ received }: Subscriptions<S>): number =>
  Math.min(...received.values())

/** Whether the state can be forgotten. A read that has begun still has to end in it. */
export const isUnused = <S>({ received, isReading }: Subscriptions<S>): boolean =>
  received.size === 0 && !isReading

/** A read of the events after one, for the subscriptions that there were when it began. */
export interface EventRead<S> {
  readonly after: number
  readonly subscriptions: readonly S[]
}

/** Begins to read, once for all subscriptions; undefined if there is no news, or while it is read already. */
export function beginRead<S>(
  state: Subscriptions<S>,
): { state: Subscriptions<S>; read: EventRead<S> } | undefined {
  if (!state.hasNews || state.isReading || state.received.size === 0) return undefined
  return {
    state: { ...state, hasNews: false, isReading: true },
    read: { after: receivedByAll(state), subscriptions: [...state.received.keys()] },
  }
}

/** The events that were read. */
export interface EventsFound<S> {
  readonly lastId: number
  /** Whether there may be further events after the last one. */
  readonly more: boolean
  /** Whether a subscription may have them: its member may have lost access in the meantime. */
  readonly isEntitled: (subscription: S) => boolean
}

interface ReadResult<S> {
  state: Subscriptions<S>
  /** To be sent: the found events after one. */
  deliveries: { subscription: S; after: number }[]
  /** To be ended, and to get none of the events. */
  revoked: S[]
}

/** Ends a read that found events. A subscription that ended or began while it ran gets none of them. */
export function endRead<S>(
  state: Subscriptions<S>,
  { subscriptions }: EventRead<S>,
  { lastId, more, isEntitled }: EventsFound<S>,
): ReadResult<S> {
  const current = subscriptions.filter((one) => state.received.has(one))
  const received = new Map(state.received)
  const deliveries: ReadResult<S>['deliveries'] = []
  for (const subscription of current.filter(isEntitled)) {
    const after = received.get(subscription)!
    if (after >= lastId) continue
    received.set(subscription, lastId)
    deliveries.push({ subscription, after })
  }
  return {
    state: { received, hasNews: state.hasNews || more, isReading: false },
    deliveries,
    revoked: current.filter((one) => !isEntitled(one)),
  }
}

/** Ends a read that found nothing, or failed: what it did not read is read after the next notification. */
export const endEmptyRead = <S>(state: Subscriptions<S>): Subscriptions<S> => ({
  ...state,
  isReading: false,
})
