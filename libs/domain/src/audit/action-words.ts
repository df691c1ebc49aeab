import type { KnownContract } from '../all-contracts/all-contracts.ts'
import { actionsOfCalls } from './actions-of-calls.derived.ts'

/** Actions of the commands that no call has. */
const actionsOfCommands = { 'password.changed': 'Console password changed' } as const

/** Actions of entries from earlier versions. */
const retiredActions = {
  'departure.host-named': 'Host named',
  'member-view.added': 'View of members saved',
  'member-view.changed': 'View of members changed',
  'member-view.removed': 'View of members removed',
  'password.removed': 'Password of a role removed',
  'session.code-asked': 'Code asked for',
  'session.code-refused': 'Code refused',
  'session.refused': 'Password refused',
} as const

type ActionOf<C> = C extends { audit: infer Words } ? keyof Words & string : never

/** What can be added to the audit log: what the row of a call names, and what commands do. */
export type AuditAction = ActionOf<KnownContract> | keyof typeof actionsOfCommands

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...actionsOfCalls, ...actionsOfCommands, ...retiredActions }),
)

/** The label of an action; an action that no longer exists keeps its stored name. */
export const describeAction = (action: string): string => words.get(action) ?? action

/** Actions that only read data. On a working day, most entries are of this kind. */
export const readActions: readonly string[] = [...words.keys()].filter(
  (action) =>
    /\.(listed|viewed|recipients-listed)$/.test(action) ||
    ['inquiry.opened', 'manifest.opened', 'selection.proposed', 'travel-details.opened'].includes(
      action,
    ),
)

/** The filter value for every action that is not one of `readActions`. */
export const exceptReads = 'deeds'
