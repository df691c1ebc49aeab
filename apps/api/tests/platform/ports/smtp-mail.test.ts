import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createSmtpMail } from '../../../src/platform/ports/mail/smtp-mail.ts'
import {
  type MailMessage,
  type MailPort,
  writtenByPerson,
} from '../../../src/platform/ports/mail/mail-port.ts'
import { DeliveryError } from '../../../src/platform/ports/delivery-error.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp.ts'

const message: MailMessage = {
  id: 'outbox-7',
  kind: 'inquiry.notice',
  to: 'maya@members.example',
  subject: 'Grüße aus Kotor',
  text: 'Hello\n\n.\nnot the end\nñ 旅',
  html: '<p>Hello</p>',
}

const from = 'Far & Few <hello@farandfew.example>'

let server: TestSmtpServer
let mail: MailPort
afterEach(async () => {
  await mail.close()
  await server.close()
})

async function start(options?: Parameters<typeof startSmtpServer>[0], credentials?: string) {
  server = await startSmtpServer(options)
  mail = createSmtpMail(server.url(credentials), from)
}

/** The error of a failing send. */
const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => {
      throw new Error('The message was accepted')
    },
    (error: unknown) => error as DeliveryError,
  )

test('delivers a mail as plain text and HTML', async () => {
  await start()
  await mail.send({ ...message, replyTo: 'asker@visitors.example' })
  const [{ from: sender, to, mail: got } = {} as never] = server.received
  expect(sender).toBe('hello@farandfew.example')
  expect(to).toEqual([message.to])
  expect(got).toMatchObject({
    subject: message.subject,
    html: expect.stringContaining('<p>Hello</p>'),
    from: { name: 'Far & Few', address: 'hello@farandfew.example' },
    to: [{ address: message.to }],
    replyTo: [{ address: 'asker@visitors.example' }],
    messageId: '<outbox-7@farandfew.example>',
  })
  expect(got.text?.replace(/\r\n/g, '\n').trim()).toBe(message.text)
  expect(got.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('sends what a person wrote without the mark of automatic mails', async () => {
  await start()
  await mail.send({ ...message, headers: { ...writtenByPerson, 'List-Id': '<letters.example>' } })
  const keys = server.received[0]!.mail.headers.map(({ key }) => key)
  expect(keys).not.toContain('auto-submitted')
  expect(keys).toContain('list-id')
})

test('delivers many concurrent mails', async () => {
  await start()
  const ids = Array.from({ length: 12 }, (_, index) => `outbox-${index}`)
  await Promise.all(ids.map((id) => mail.send({ ...message, id })))
  const got = server.received.map(({ mail: { messageId } }) => messageId)
  expect(got.sort()).toEqual(ids.map((id) => `<${id}@farandfew.example>`).sort())
})

test.each([
  ['a subject with a header in it', { subject: 'Hi\r\nBcc: spy@evil.example\r\n\r\nbody' }],
  ['a reply address with a header in it', { replyTo: 'a@b.example\r\nBcc: spy@evil.example' }],
  ['a reply address that is a list', { replyTo: 'a@b.example, spy@evil.example' }],
  ['an own header with another in it', { headers: { 'List-Id': 'x\r\nBcc: spy@evil.example' } }],
  ['an id with a header in it', { id: 'x>\r\nBcc: spy@evil.example\r\nX: <' }],
])('%s cannot add a recipient or a header', async (_what, fields) => {
  await start()
  await mail.send({ ...message, ...fields })
  const [{ to, mail: got } = {} as never] = server.received
  expect(to).toEqual([message.to])
  expect(got.bcc ?? []).toEqual([])
  expect(got.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(got.text).toContain('not the end')
})

test.each([
  'maya@members.example\r\nRCPT TO:<spy@evil.example>',
  'maya@members.example>, <spy@evil.example',
  'maya@members.example, spy@evil.example',
])('a recipient of %j does not reach any other address', async (to) => {
  await start()
  await mail.send({ ...message, to }).catch(() => undefined)
  for (const received of server.received) {
    expect(received.to).not.toContain('spy@evil.example')
    expect(received.to).toHaveLength(1)
  }
})

test('authenticates with the user and password of the URL', async () => {
  const onAuth: NonNullable<Parameters<typeof startSmtpServer>[0]>['onAuth'] = (auth, _s, done) =>
    auth.username === 'club' && auth.password === 'p@ss/word'
      ? done(null, { user: 'club' })
      : done(new Error('no'))
  const options = { authOptional: false, allowInsecureAuth: true, onAuth }
  await start(options, 'club:p%40ss%2Fword')
  await mail.send(message)
  expect(server.received).toHaveLength(1)

  const refused = createSmtpMail(server.url('club:wrong'), from)
  const failure = await failureOf(refused.send(message))
  await refused.close()
  // A configuration error: the message waits.
  expect(failure).toMatchObject({ reason: 'sign-in-refused', code: expect.stringMatching(/^AUTH/) })
})

/** A server that answers a command of the session with a refusal. */
const refusing = (command: 'onMailFrom' | 'onRcptTo', reply: string) => ({
  [command]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })),
})

describe('a refusal', () => {
  test.each([
    ['onRcptTo', '550 5.1.1 <maya@members.example> is not known', 'recipient-refused'],
    ['onRcptTo', '550 No such user: maya@members.example', 'recipient-refused'],
    ['onRcptTo', '556 5.1.10 The domain takes no mail', 'recipient-refused'],
    ['onRcptTo', '550 5.2.1 The mailbox is disabled', 'recipient-refused'],
    ['onRcptTo', '552 5.2.2 The mailbox is full', 'policy-refused'],
    ['onRcptTo', '554 5.7.1 <maya@members.example>: Relay access denied', 'policy-refused'],
    ['onRcptTo', '550 relay not permitted', 'policy-refused'],
    ['onRcptTo', '553 5.7.1 Sender address rejected: not owned by user', 'sender-refused'],
    ['onRcptTo', '550 5.1.8 Bad sender', 'sender-refused'],
    ['onRcptTo', '530 5.7.0 Authentication required', 'sign-in-refused'],
    ['onRcptTo', '451 4.7.1 Greylisted', 'busy'],
    ['onMailFrom', '550 sender refused', 'sender-refused'],
    ['onMailFrom', '550 5.1.1 unknown address', 'sender-refused'],
    ['onMailFrom', '452 4.3.1 Out of memory', 'busy'],
  ] as const)(
    'by %s with %j is %s, and its address is not kept',
    async (command, reply, reason) => {
      await start(refusing(command, reply))
      const failure = await failureOf(mail.send(message))
      expect(failure).toBeInstanceOf(DeliveryError)
      const step = command === 'onRcptTo' ? 'RCPT TO' : 'MAIL FROM'
      expect(failure).toMatchObject({
        reason,
        code: expect.stringMatching(
          new RegExp(`^${step} ${reply.slice(0, 3)}( \\d\\.\\d\\.\\d+)?$`),
        ),
      })
      expect(JSON.stringify(failure) + failure.message + failure.stack).not.toContain(message.to)
    },
  )

  test.each([
    ['554 spam', 'content-refused'],
    ['550 5.7.1 spam', 'policy-refused'],
    ['550 5.1.1 no such user', 'recipient-refused'],
    ['552 5.3.4 too large', 'content-refused'],
  ])('of the content with %j is %s', async (reply, reason) => {
    await start({
      onData: (stream, _session, done) => {
        const [, code, text] = /^(\d+) (.*)$/.exec(reply)!
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error(text), { responseCode: Number(code) })))
      },
    })
    expect(await failureOf(mail.send(message))).toMatchObject({ reason })
  })
})

test('ends the attempt and its connection when it is aborted, and sends the next mail', async () => {
  let hangs = true
  const closed: (() => void)[] = []
  const onClosed = new Promise<void>((resolve) => closed.push(resolve))
  await start({
    onRcptTo: (_address, _session, done) => {
      if (!hangs) done()
    },
    onClose: () => closed[0]?.(),
  })
  const stop = new AbortController()
  const sending = failureOf(mail.send(message, stop.signal))
  setTimeout(() => stop.abort(), 50)
  expect(await sending).toBeInstanceOf(DeliveryError)
  await onClosed
  hangs = false
  await mail.send(message)
  expect(server.received).toHaveLength(1)
})

describe('a server that has taken a message', () => {
  /** Takes every message, and confirms it when a test says so. */
  const startSlow = async () => {
    const confirm: (() => void)[] = []
    await start({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => confirm.push(() => done()))
      },
    })
    return confirm
  }
  const handOver = () => {
    let call = () => undefined as void
    const handedOver = new Promise<void>((resolve) => (call = resolve))
    return { handedOver, call }
  }

  test('has as long as it needs to confirm it', async () => {
    const confirm = await startSlow()
    const { handedOver, call } = handOver()
    const sending = mail.send(message, undefined, call)
    await handedOver
    while (confirm.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    confirm[0]!()
    await sending
  })

  test('may have it, if it never says so', async () => {
    const confirm = await startSlow()
    const { handedOver, call } = handOver()
    const stop = new AbortController()
    const sending = failureOf(mail.send(message, stop.signal, call))
    await handedOver
    while (confirm.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    stop.abort()
    expect(await sending).toMatchObject({ reason: 'unconfirmed' })
  })
})

test('an unavailable server is a temporary failure', async () => {
  await start()
  const address = server.url()
  await server.close()
  const unreachable = createSmtpMail(address, from)
  const failure = await failureOf(unreachable.send(message))
  await unreachable.close()
  expect(failure).toBeInstanceOf(DeliveryError)
  expect(failure).toMatchObject({ reason: 'unreachable', code: 'CONN' })
})

test('gives up on a server that sends no greeting', async () => {
  await start()
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const unreachable = createSmtpMail(`smtp://127.0.0.1:${port}`, from)
  // Without a time limit this would wait until the test times out.
  expect(await failureOf(unreachable.send(message))).toMatchObject({ reason: 'timeout' })
  await unreachable.close()
  silent.close()
})
