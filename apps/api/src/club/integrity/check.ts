import type { FaultAsks } from '@farandfew/domain/integrity/admin-integrity.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { RawBuilder } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'

export interface Finding {
  readonly key: string
  readonly bookingId: number | null
  readonly departureId: number | null
  /** Paise. */
  readonly amount: number | null
  readonly since: Date
  /** What the sentence about it needs. */
  readonly figures: Readonly<Record<string, unknown>>
}

/** What the operator has entered; empty texts if the action does not ask for them. */
export interface RepairForm {
  readonly reason: string
  readonly reference: string
}

/** An action that resolves a fault. It throws AppError REPAIR_REFUSED with a sentence if it cannot. */
export interface Repair {
  readonly label: string
  /** What it does, as sentences. */
  readonly consequence: string
  readonly asks: FaultAsks
  /** What must not be in a transaction: a call of the gateway. It may resolve the fault. */
  readonly before?: (context: AppContext, found: Finding) => Promise<void>
  /** Resolves the fault, in a transaction. Without it, `before` must have done so. */
  readonly run?: (trx: Db, context: AppContext, found: Finding, form: RepairForm) => Promise<void>
  /** Why the fault is still there if there is only `before`. */
  readonly unresolved?: string
}

/** One kind of fault: how to find it, what to say about it, and what resolves it. A new one is a row in a file of checks. */
export interface Check {
  readonly kind: string
  /** Of one of them: 'Refund to pay by hand'. */
  readonly name: string
  /** After the number of several: 'refunds to pay by hand'. */
  readonly many: string
  readonly explanation: string
  /** Too slow for every look: the worker runs it, and its findings are stored. */
  readonly isSlow?: true
  /**
   * Selects the columns of a Finding from the tables. A check that is not slow must read an index of only what is not in
   * order, because open consoles count every few seconds.
   */
  readonly find: (at: { today: CalendarDate }) => RawBuilder<unknown>
  readonly describe: (found: Finding) => string
  /** By the names of the actions, the one to choose first at the start. */
  readonly repairs: Readonly<Record<string, Repair>>
}

/** The booking of a fault of a kind that always has one. */
export const bookingOf = ({ bookingId }: Finding): number => bookingId as number

/** Paise of a finding's figures, as text. */
export const money = (paise: unknown): string => formatPaise(Number(paise))

/** '1 attempt', '2 attempts'. Takes a number of a finding's figures. */
export const countOf = (number: unknown, thing: string): string =>
  Number(number) === 1 ? `1 ${thing}` : `${String(number)} ${thing}s`

/** 'is' or 'are', after a number of a finding's figures. */
export const isOrAre = (number: unknown): string => (Number(number) === 1 ? 'is' : 'are')
