import type { MailingAudience } from '@farandfew/domain/mailings/audience.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../src/platform/db/connect.ts'
import { sendMailings } from '../../../src/club/mailings/sending.service.ts'
import { sendDueMessages } from '../../../src/platform/outbox/worker.ts'
import type { MailMessage } from '../../../src/platform/ports/mail/mail-port.ts'
import type { TestApp } from '../../harness/test-app.ts'
import { insertBooking, insertUser } from '../../support/rows.ts'

/** A departure of Turkey, 14 August 2025. */
export const departure: MailingAudience = { kind: 'departure', id: 7 }
export const newsletter: MailingAudience = { kind: 'newsletter', id: null }

export const toGroup = {
  audience: departure,
  subject: 'Your trip to {trip}',
  text: 'Dear {first name},\n\nwe leave on {departure date}.\n\n[Open the Group Room](https://club.example/groups/7)',
}
export const toList = { audience: newsletter, subject: 'News of {club}', text: 'Hello.' }

export const nowForm = (written: object) => ({ ...written, sendAt: null, key: randomUUID() })

/** Inserts members of the departure's group, with confirmed addresses. */
export async function insertGroup(db: Db, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const firstName of names) {
    const userId = await insertUser(db)
    await db
      .updateTable('users')
      .set({ firstName, email: `${firstName.toLowerCase()}@mail.example` })
      .set({ emailVerifiedAt: new Date() })
      .where('id', '=', userId)
      .execute()
    await insertBooking(db, { userId, tripScheduleId: 7, status: 'confirmed' })
    ids.push(userId)
  }
  return ids
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Sends what is in the outbox to a list. */
export async function deliver({ database: { db } }: TestApp): Promise<MailMessage[]> {
  const sent: MailMessage[] = []
  await sendDueMessages({
    db,
    log: silent,
    sms: { send: () => Promise.resolve() },
    mail: { send: async (message) => void sent.push(message) },
  })
  return sent
}

/** Lets the time of the next batch come, and queues what is due. */
export async function nextBatch({ context, database: { db } }: TestApp): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ nextBatchAt: new Date(0) })
    .execute()
  await sendMailings(context)
}
