import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DeliveryError } from '../../../src/platform/ports/delivery-error.ts'
import { createGatewaySms } from '../../../src/platform/ports/sms/gateway-sms.ts'

const message = { id: 'outbox-8', kind: 'otp.code', to: '+915555501234', text: 'Code 123456' }

interface Call {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

let server: Server
let calls: Call[]
let answer: (response: ServerResponse) => void
let url: string

beforeEach(async () => {
  calls = []
  answer = (response) => response.writeHead(202).end('{"accepted": true}')
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { method, url: path, headers } = request
      calls.push({ method, url: path, headers, body: JSON.parse(body) })
      answer(response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages?from=CLUB`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => {
      throw new Error('The message was accepted')
    },
    (error: unknown) => error as DeliveryError,
  )

test('posts a message with its reference and the token', async () => {
  await createGatewaySms({ url, token: 's3cret' }).send(message)
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/v1/messages?from=CLUB',
      headers: expect.objectContaining({
        authorization: 'Bearer s3cret',
        'content-type': 'application/json',
      }),
      body: { to: message.to, text: message.text, reference: message.id },
    },
  ])
})

test('sends no authorization header without a token', async () => {
  await createGatewaySms({ url }).send(message)
  expect(calls[0]?.headers).not.toHaveProperty('authorization')
})

test.each([
  [422, 'recipient-refused'],
  [400, 'request-refused'],
  [404, 'request-refused'],
  [401, 'sign-in-refused'],
  [403, 'sign-in-refused'],
  [408, 'busy'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
])(
  'a response with %i is a failure (%s) whose error contains no personal data',
  async (status, reason) => {
    answer = (response) => response.writeHead(status).end(`no such number ${message.to}`)
    const failure = await failureOf(createGatewaySms({ url }).send(message))
    expect(failure).toMatchObject({ name: 'DeliveryError', code: `GATEWAY ${status}`, reason })
    expect(failure.message + failure.stack).not.toContain(message.to)
  },
)

test('does not send the token to the target of a redirect', async () => {
  answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end()
  expect(await failureOf(createGatewaySms({ url, token: 's' }).send(message))).toMatchObject({
    reason: 'unreachable',
  })
  expect(calls).toHaveLength(1)
})

test('gives up on a gateway that does not answer', async () => {
  answer = () => undefined
  const sending = createGatewaySms({ url }, 50).send(message)
  expect(await failureOf(sending)).toMatchObject({
    code: 'GATEWAY_TIMEOUT',
    reason: 'timeout',
  })
})

test('an unavailable gateway is a temporary failure', async () => {
  const unreachable = createGatewaySms({ url: 'http://127.0.0.1:1/' })
  expect(await failureOf(unreachable.send(message))).toMatchObject({
    code: 'GATEWAY_UNREACHABLE',
    reason: 'unreachable',
  })
})
