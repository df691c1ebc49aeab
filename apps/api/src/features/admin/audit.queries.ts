import type { Db } from '../../db/connect.ts'

export interface AuditEntry {
  action: 'session.opened' | 'session.refused' | 'session.closed' | 'users.listed'
  operator?: string | undefined
  subject?: string
  details?: Record<string, unknown>
}

/** Puts an action of the console into the log that nobody can change. */
export async function recordAction(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      action: entry.action,
      operator: entry.operator ?? null,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
