import type { ActionRow } from '../contract/action-row.ts'
import { auditActions } from '../contract/audit-actions.ts'

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

const rows: ReadonlyMap<string, ActionRow> = new Map<string, ActionRow>(
  Object.entries(auditActions),
)
const retired: ReadonlyMap<string, string> = new Map(Object.entries(retiredActions))

/** The row of an action; undefined if it no longer exists. */
export const findAction = (action: string): ActionRow | undefined => rows.get(action)

/** The label of an action; an action that no longer exists keeps its stored name. */
export const describeAction = (action: string): string =>
  findAction(action)?.label ?? retired.get(action) ?? action

/** Actions that only read data. */
export const readActions: readonly string[] = [...rows].flatMap(([action, { isRead }]) =>
  isRead ? [action] : [],
)

/** The filter value for every action that is not one of `readActions`. */
export const exceptReads = 'deeds'
