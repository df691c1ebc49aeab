import type { ActionRow } from '../contract/action-row.ts'
import { auditActions } from '../contract/audit-actions.ts'

const rows: ReadonlyMap<string, ActionRow> = new Map<string, ActionRow>(
  Object.entries(auditActions),
)

/** The row of an action; undefined if it no longer exists. */
export const findAction = (action: string): ActionRow | undefined => rows.get(action)

/** The label of an action; an action that no longer exists keeps its stored name. */
export const describeAction = (action: string): string => findAction(action)?.label ?? action

/** Actions that only read data. */
export const readActions: readonly string[] = [...rows].flatMap(([action, { isRead }]) =>
  isRead ? [action] : [],
)

/** The filter value for every action that is not one of `readActions`. */
export const exceptReads = 'deeds'
