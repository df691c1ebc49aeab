import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outboxCommand } from '../../src/commands/outbox-command.ts'
import { createFileMail } from '../../src/platform/ports/mail/file-mail.ts'
import { createFileSms } from '../../src/platform/ports/sms/create-sms-port.ts'
import { lockDataFolder } from '../../src/platform/db/lock.ts'
import type { Db } from '../../src/platform/db/connect.ts'
import { queueMail } from '../../src/platform/outbox/queue.ts'
import { createDataFolder, createTestDatabase, runHere } from '../support/index.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'club-outbox-'))
  folder = join(dataDir, 'outbox')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const outbox = (...args: string[]) => runHere(outboxCommand, args, { DATA_DIR: dataDir })

const at = (second: number) => () => new Date(Date.UTC(2026, 10, 21, 8, 0, second))

async function writeThree() {
  const from = 'Far & Few <hello@farandfew.example>'
  await createFileSms(folder, at(3)).send({
    id: 'outbox-3',
    kind: 'otp.code',
    to: '+91 55555 01234',
    text: 'Your code is 123456',
  })
  await createFileMail(folder, from, at(1)).send({
    id: 'outbox-1',
    kind: 'inquiry.notice',
    to: 'team@club.example',
    subject: 'Inquiry 1: Turkey – from Zoë',
    text: 'Zoë wrote:\n\n\u001b[2JHello',
    html: '<p>x</p>',
  })
  await createFileMail(folder, from, at(2)).send({
    id: 'outbox-2',
    kind: 'inquiry.acknowledgement',
    to: 'zoe@visitors.example',
    subject: 'We have your inquiry',
    text: 'Thank you',
    html: '<p>Thank you</p>',
  })
}

test('lists messages with kind, recipient and subject, newest last', async () => {
  await writeThree()
  await writeFile(join(folder, '.half.part'), 'being written')
  await writeFile(join(folder, 'notes.md'), 'not a message')
  expect(await outbox()).toEqual({
    code: 0,
    errors: '',
    output: [
      '   kind                     to                    subject',
      '1  inquiry.notice           team@club.example     Inquiry 1: Turkey – from Zoë',
      '2  inquiry.acknowledgement  zoe@visitors.example  We have your inquiry',
      '3  otp.code                 +91 55555 01234       Your code is 123456',
    ].join('\n'),
  })
})

test('shows one message in full, without control characters', async () => {
  await writeThree()
  const { output } = await outbox('--show', '1')
  expect(output).toContain('file     20261121T080001000Z-inquiry.notice-outbox-1.eml')
  expect(output).toContain('to       team@club.example')
  expect(output).toMatch(/Zoë wrote:\n\n \[2JHello/)
  expect(output).not.toContain('\u001b')
  expect((await outbox('--show', '3')).output).toContain('\n\nYour code is 123456')
})

test('shows a missing outbox as empty', async () => {
  expect(await outbox()).toEqual({ code: 0, errors: '', output: `No messages in ${folder}.` })
})

test('has a help text and rejects unknown arguments', async () => {
  expect((await outbox('--help')).output).toContain('npm run outbox -- --show <n>')
  for (const args of [
    ['--show'],
    ['--show', 'x'],
    ['--show', '0'],
    ['--all'],
    ['--show', '1', '2'],
    ['--dead', '1'],
    ['--send-again'],
    ['--discard', 'all'],
  ]) {
    expect(await outbox(...args)).toMatchObject({ code: 1, output: '' })
  }
  expect(await outbox('--show', '1')).toMatchObject({
    code: 1,
    errors: 'There is no message 1. The number of messages is 0.\n',
  })
})

describe('messages that could not be sent', () => {
  const queueDead = async (db: Db, to: string) => {
    await queueMail(db, { kind: 'waitlist.offer', to, subject: 's', text: 'x', html: 'x' })
    await db
      .updateTable('outbox')
      .set({ failedAt: new Date(), attempts: 1, attemptedAt: new Date('2026-11-21T08:00:00Z') })
      .set({ lastReason: 'recipient-refused', lastError: 'RCPT TO 550 5.1.1' })
      .where('recipient', '=', to)
      .execute()
  }

  test('are listed with their reason, sent again and discarded while the site runs, with entries in the audit log', async () => {
    const database = await createTestDatabase()
    const { db } = database
    for (const to of ['maya@old.example', 'asha@old.example']) await queueDead(db, to)
    const run = async (...args: string[]) => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: database.url }
      return (await runHere(outboxCommand, args, env)).output.split('\n')
    }
    expect((await run()).at(-1)).toBe('mail: 0 waiting, 2 dead (npm run outbox -- --dead)')
    const reason = 'The address was rejected. (RCPT TO 550 5.1.1)'
    const rest = `1         2026-11-21T08:00:00.000Z  ${reason}`
    expect(await run('--dead')).toEqual([
      'id  kind            to                attempts  last attempt              reason',
      `1   waitlist.offer  maya@old.example  ${rest}`,
      `2   waitlist.offer  asha@old.example  ${rest}`,
    ])
    expect(await run('--discard', '1')).toEqual(['Message 1 is discarded.'])
    expect(await run('--send-again', '2')).toEqual(['Message 2 will be sent again.'])
    expect(await run('--dead')).toEqual(['No messages are dead.'])
    for (const to of ['zoe@old.example', 'noor@old.example']) await queueDead(db, to)
    // What would be refused again is left out.
    await db
      .updateTable('outbox')
      .set({ lastReason: 'unreachable' })
      .where('recipient', '=', 'zoe@old.example')
      .execute()
    expect(await run('--send-again', 'all')).toEqual(['Messages that will be sent again: 1.'])
    const noted = await db
      .selectFrom('auditLog')
      .select(['action', 'subject'])
      .orderBy('id')
      .execute()
    expect(noted).toEqual([
      { action: 'message.discarded', subject: 'message 1' },
      { action: 'message.sent-again', subject: 'message 2' },
      { action: 'messages.sent-again', subject: null },
    ])
    await database.close()
  })

  test('in the embedded database are listed while the site is stopped; while it runs, the command names the console', async () => {
    await createDataFolder(dataDir)
    const site = await lockDataFolder(dataDir)
    const busy = await outbox('--dead')
    expect(busy).toMatchObject({ code: 1, output: '' })
    expect(busy.errors).toContain('Open Mail, Failed in the console')
    await site.release()
    expect(await outbox('--dead')).toMatchObject({ code: 0, output: 'No messages are dead.' })
    expect(await outbox('--send-again', '7')).toMatchObject({
      code: 1,
      errors: 'This message no longer exists, or has been sent in the meantime.\n',
    })
  })
})
