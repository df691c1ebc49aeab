import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { createMailPort } from '../../../src/platform/ports/mail/create-mail-port.ts'
import { createFileMail } from '../../../src/platform/ports/mail/file-mail.ts'
import { removeOldMessageFiles } from '../../../src/platform/ports/message-files.ts'
import { createFileSms, createSmsPort } from '../../../src/platform/ports/sms/create-sms-port.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'club-files-'))
  folder = join(dataDir, 'outbox')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const from = 'Far & Few <hello@farandfew.example>'
const message = {
  id: 'outbox-7',
  kind: 'inquiry.acknowledgement',
  to: 'maya@members.example',
  subject: 'We have your inquiry – ✓',
  text: 'Thank you\n',
  html: '<p>Thank you</p>',
}
const now = () => new Date('2026-11-21T08:09:10.123Z')

test('writes a mail as a file that mail programs open', async () => {
  await createFileMail(folder, from, now).send(message)
  const name = '20261121T080910123Z-inquiry.acknowledgement-outbox-7.eml'
  expect(await readdir(folder)).toEqual([name])
  const content = await readFile(join(folder, name))
  expect(content.toString('latin1')).not.toMatch(/[^\r]\n/)
  expect(await PostalMime.parse(content)).toMatchObject({
    subject: message.subject,
    to: [{ address: message.to }],
    from: { name: 'Far & Few' },
    text: expect.stringContaining('Thank you'),
    html: expect.stringContaining('<p>Thank you</p>'),
  })
})

test('writes a text message as a file with number and text', async () => {
  await createFileSms(folder, now).send({
    id: 'outbox-8',
    kind: 'otp.code',
    to: '+91 55555 01234\nx',
    text: 'Your code is 123456',
  })
  const name = '20261121T080910123Z-otp.code-outbox-8.sms.txt'
  expect(await readdir(folder)).toEqual([name])
  expect(await readFile(join(folder, name), 'utf8')).toBe(
    'To: +91 55555 01234 x\n\nYour code is 123456\n',
  )
})

test('the file names sort by time, and only the owner can read the files', async () => {
  const times = ['2026-11-21T08:00:00.000Z', '2026-11-21T07:59:59.999Z', '2027-01-01T00:00:00Z']
  for (const [index, time] of times.entries()) {
    const mail = createFileMail(folder, from, () => new Date(time))
    await mail.send({ ...message, id: `outbox-${index}` })
  }
  const names = (await readdir(folder)).sort()
  expect(names.map((name) => /outbox-(\d)/.exec(name)?.[1])).toEqual(['1', '0', '2'])
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    expect((await stat(path)).mode & 0o077).toBe(0)
  }
})

test('no file name leads out of the folder', async () => {
  await createFileMail(folder, from, now).send({ ...message, kind: '../../x', id: '../y' })
  expect(await readdir(folder)).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['outbox'])
})

test('without a mail server and a gateway, messages are written to the data folder', async () => {
  const mail = createMailPort({
    dataDir,
    mail: { smtpUrl: undefined, from, clubEmail: 'c@d.example' },
  })
  const sms = createSmsPort({ dataDir, sms: { gatewayUrl: undefined, gatewayToken: undefined } })
  await mail.send(message)
  await sms.send({ id: 'outbox-8', kind: 'otp.code', to: '1', text: 'x' })
  await mail.close()
  expect(await readdir(folder)).toHaveLength(2)
})

test('message files are deleted after 30 days, drafts included; other files stay', async () => {
  const at = (time: string) => () => new Date(time)
  await createFileMail(folder, from, at('2026-10-22T08:00:00Z')).send(message)
  await createFileSms(folder, at('2026-10-22T08:00:00Z')).send({
    id: 'outbox-8-x',
    kind: 'phone.proof',
    to: '1',
    text: 'x',
  })
  await createFileMail(folder, from, at('2026-10-22T10:00:00Z')).send(message)
  const last = { ...message, kind: 'account.erased' }
  await createFileMail(folder, from, at('2026-11-20T08:00:00Z')).send({ ...last, id: 'outbox-8' })
  await createFileMail(folder, from, at('2026-11-20T10:00:00Z')).send({ ...last, id: 'outbox-9' })
  await writeFile(join(folder, '.20261001T080000000Z-a-outbox-1.eml.1.part'), 'half')
  await writeFile(join(folder, 'notes.md'), 'mine')
  expect(await removeOldMessageFiles(folder, new Date('2026-11-21T09:00:00Z'), last.kind)).toBe(
    false,
  )
  expect((await readdir(folder)).sort()).toEqual([
    '20261022T100000000Z-inquiry.acknowledgement-outbox-7.eml',
    '20261120T100000000Z-account.erased-outbox-9.eml',
    'notes.md',
  ])
  expect(await removeOldMessageFiles(join(folder, 'none'), new Date())).toBe(false)
})
