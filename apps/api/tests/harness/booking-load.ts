import { setTimeout as sleep } from 'node:timers/promises'
import { checkOut, hold, openOrder, RefusedError, sendReport } from './booking-calls.ts'
import type { SignedIn } from './signed-in.ts'

/** Members at work at the same time. */
const workers = 12
/** Milliseconds before a worker tries again. */
const pauseMs = 20

/**
 * Members who book seats and pay for them, one after the other and several at a time, until `stop`. Counts what the API
 * has acknowledged: after a crash all of that must be there.
 */
export class BookingLoad {
  /** Ids of the bookings. */
  readonly held: number[] = []
  readonly paid: number[] = []
  /** The answers other than successes, such as '503', with how often they came. */
  readonly refused: Record<string, number> = {}
  private next = 0
  private isStopped = false
  private running: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly origin: string,
    private readonly members: readonly SignedIn[],
    private readonly departures: readonly number[],
  ) {}

  start(): void {
    this.running = Promise.all(Array.from({ length: workers }, () => this.work()))
  }

  /** Lets the workers finish what they are doing. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.running
  }

  private async work(): Promise<void> {
    while (!this.isStopped) {
      const turn = this.next
      this.next += 1
      const member = this.members[turn % this.members.length] as SignedIn
      const departure = this.departures[Math.floor(turn / this.members.length)]
      if (departure === undefined) throw new Error('Every member has booked every departure')
      const id = await this.holdAtLast(member, departure)
      if (id !== undefined) await this.pay(member, id).catch((error: unknown) => this.count(error))
    }
  }

  /** Tries until a seat is held; undefined if the load was stopped before. */
  private async holdAtLast(member: SignedIn, departure: number): Promise<number | undefined> {
    while (!this.isStopped) {
      try {
        const { id } = await hold(this.origin, member, departure)
        this.held.push(id)
        return id
      } catch (error) {
        this.count(error)
        await sleep(pauseMs)
      }
    }
    return undefined
  }

  private async pay(member: SignedIn, id: number): Promise<void> {
    const { orderId } = await openOrder(this.origin, member, id)
    const payment = await checkOut(this.origin, member, orderId)
    const { status, body } = await sendReport(this.origin, member, payment)
    if (status !== 200) throw new RefusedError(status, body)
    this.paid.push(id)
  }

  /** A call without an answer came to a process that had ended. */
  private count(error: unknown): void {
    if (!(error instanceof RefusedError)) return
    const status = String(error.status)
    this.refused[status] = (this.refused[status] ?? 0) + 1
  }
}
