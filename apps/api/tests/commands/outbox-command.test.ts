import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileMail } from '../../src/ports/mail/file-mail.ts'
import { createFileSms } from '../../src/ports/sms/file-sms.ts'
import { builtProgram, runProgram } from '../support/index.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'club-outbox-'))
  folder = join(dataDir, 'outbox')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const outbox = (...args: string[]) =>
  runProgram(builtProgram('outbox'), args, { DATA_DIR: dataDir })

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
  ]) {
    expect(await outbox(...args)).toMatchObject({ code: 1, output: '' })
  }
  expect(await outbox('--show', '1')).toMatchObject({
    code: 1,
    errors: 'There is no message 1. The number of messages is 0.\n',
  })
})
