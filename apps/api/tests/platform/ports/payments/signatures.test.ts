import { createHmac } from 'node:crypto'
import {
  validatePaymentVerification,
  validateWebhookSignature,
} from 'razorpay/dist/utils/razorpay-utils.js'
import { createRazorpayGateway } from '../../../../src/platform/ports/payments/razorpay/razorpay-gateway.ts'
import type { PaymentGateway } from '../../../../src/platform/ports/payments/payment-gateway.ts'
import { deriveKeys } from '../../../../src/platform/ports/payments/sandbox/keys.ts'
import { createSandboxGateway } from '../../../../src/platform/ports/payments/sandbox/sandbox-gateway.ts'
import { sign } from '../../../../src/platform/ports/payments/signatures.ts'
import { account } from './razorpay-server.ts'

// The judge is the gateway's own package.

const sessionSecret = 'a secret of the tests, forty characters.'
const noDatabase = {} as Parameters<typeof createSandboxGateway>[0]
const gateways: { gateway: PaymentGateway; keySecret: string; webhookSecret: string }[] = [
  { gateway: createRazorpayGateway({ ...account, apiUrl: 'http://127.0.0.1:1' }), ...account },
  {
    gateway: createSandboxGateway(noDatabase, () => sessionSecret),
    ...deriveKeys(sessionSecret),
  },
]

/** Random numbers from 0 to below `below`, the same in every run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const random = randomNumbers(20_261_122)
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const randomId = (prefix: string) =>
  `${prefix}_${Array.from({ length: 14 }, () => pick(letters)).join('')}`
const hexDigits = [...'0123456789abcdef']
const replaceAt = (text: string, at: number, letter: string) =>
  text.slice(0, at) + letter + text.slice(at + 1)

interface Signed {
  content: string
  secret: string
  otherSecret: string
  orderId: string
  paymentId: string
}

/** Changes a right signature in one of the ways in which one can be wrong. */
const mutations: ((signature: string, signed: Signed) => string)[] = [
  (text) => replaceAt(text, random(64), pick(hexDigits)),
  (text) => replaceAt(replaceAt(text, random(64), pick(hexDigits)), random(64), pick(hexDigits)),
  (text) => text.toUpperCase(),
  (text) => text.slice(0, random(64)),
  (text) => text.slice(random(63) + 1),
  (text) => text + pick([...hexDigits, ' ', '\n', '\0', '=', 'é', '\ud800']),
  (text) => pick([' ', '\n', '\0', '0x', 'sha256=', '\ufeff']) + text,
  (text) => text + text,
  (text) => [...text].reverse().join(''),
  (text) => Buffer.from(text, 'hex').toString(pick(['base64', 'base64url', 'latin1'])),
  // Digits of other scripts, which a lenient comparison could take for the same.
  (text) => replaceAt(text, random(64), pick(['٣', '０', 'ａ', 'а', 'е', '𝟎'])),
  () => Array.from({ length: 64 }, () => pick(hexDigits)).join(''),
  () => pick(['', ' ', '0', 'null', 'undefined', 'true', '[object Object]', '0'.repeat(64)]),
  (_text, { content, otherSecret }) => sign(content, otherSecret),
  (_text, { content, secret }) => sign(`${content} `, secret),
  (_text, { paymentId, orderId, secret }) => sign(`${paymentId}|${orderId}`, secret),
  (_text, { paymentId, orderId, secret }) => sign(`${orderId}${paymentId}`, secret),
  (_text, { content, secret }) => createHmac('sha1', secret).update(content).digest('hex'),
  (_text, { content, secret }) => createHmac('sha512', secret).update(content).digest('hex'),
  (_text, { content, secret }) =>
    createHmac('sha256', secret).update(content).digest().toString('base64'),
]

/** Bodies with letters of one to four bytes. */
const bodyOf = (paymentId: string, orderId: string) =>
  JSON.stringify({
    event: 'payment.dispute.created',
    payload: { payment: { entity: { id: paymentId, order_id: orderId, note: '₹ é 🙂' } } },
  })

const count = 10_000

describe.each(gateways)('signatures of the gateway $gateway.name', (side) => {
  const { gateway, keySecret, webhookSecret } = side
  const checkout = (orderId: string, paymentId: string, signature: string) => [
    gateway.verifySignature({ orderId, paymentId, signature }),
    validatePaymentVerification({ order_id: orderId, payment_id: paymentId }, signature, keySecret),
  ]
  const webhook = (body: string, signature: string) => [
    gateway.verifyWebhook({ rawBody: Buffer.from(body), signature, eventId: 'evt_1' }) !==
      undefined,
    validateWebhookSignature(body, signature, webhookSecret),
  ]

  test('right ones are accepted by us and by the judge', () => {
    for (let at = 0; at < 1_000; at += 1) {
      const [orderId, paymentId] = [randomId('order'), randomId('pay')]
      const body = bodyOf(paymentId, orderId)
      expect(checkout(orderId, paymentId, sign(`${orderId}|${paymentId}`, keySecret))).toEqual([
        true,
        true,
      ])
      expect(webhook(body, sign(body, webhookSecret))).toEqual([true, true])
    }
  })

  test(`${count} mutated ones get the judge's verdict, and none is accepted`, () => {
    const accepted: string[] = []
    const disputed: string[] = []
    let checked = 0
    while (checked < count) {
      const [orderId, paymentId] = [randomId('order'), randomId('pay')]
      const body = bodyOf(paymentId, orderId)
      const mutate = pick(mutations)
      const ids = { orderId, paymentId }
      const content = `${orderId}|${paymentId}`
      const forCheckout = { ...ids, content, secret: keySecret, otherSecret: webhookSecret }
      const forWebhook = { ...ids, content: body, secret: webhookSecret, otherSecret: keySecret }
      const right = [sign(content, keySecret), sign(body, webhookSecret)] as const
      const wrong = [mutate(right[0], forCheckout), mutate(right[1], forWebhook)] as const
      // A random digit can be the one that was there.
      if (wrong[0] === right[0] || wrong[1] === right[1]) continue
      checked += 1
      for (const [ours, judged] of [
        checkout(orderId, paymentId, wrong[0]),
        webhook(body, wrong[1]),
      ]) {
        if (ours !== judged) disputed.push(wrong.join(' '))
        if (ours) accepted.push(wrong.join(' '))
      }
    }
    expect({ checked, disputed, accepted }).toEqual({ checked: count, disputed: [], accepted: [] })
  })

  test('a right signature does not fit any other content', () => {
    const [orderId, paymentId] = [randomId('order'), randomId('pay')]
    const body = bodyOf(paymentId, orderId)
    const [forCheckout, forWebhook] = [
      sign(`${orderId}|${paymentId}`, keySecret),
      sign(body, webhookSecret),
    ]
    for (let at = 0; at < 1_000; at += 1) {
      expect(checkout(randomId('order'), paymentId, forCheckout)).toEqual([false, false])
      expect(checkout(orderId, randomId('pay'), forCheckout)).toEqual([false, false])
      const changed = replaceAt(body, random(body.length), pick(letters))
      if (changed !== body) expect(webhook(changed, forWebhook)).toEqual([false, false])
    }
    // The line between the ids may not move.
    const moved = [`${orderId}|${paymentId.slice(0, 4)}`, paymentId.slice(4)] as const
    expect(checkout(...moved, forCheckout)).toEqual([false, false])
  })

  test('the checkout and the webhook have different secrets', () => {
    expect(keySecret).not.toBe(webhookSecret)
    const [orderId, paymentId] = [randomId('order'), randomId('pay')]
    expect(checkout(orderId, paymentId, sign(`${orderId}|${paymentId}`, webhookSecret))).toEqual([
      false,
      false,
    ])
    expect(webhook('{}', sign('{}', keySecret))).toEqual([false, false])
  })
})

test('a webhook is signed over its bytes, not over a text with replaced letters', () => {
  const [{ gateway, webhookSecret }] = gateways as [(typeof gateways)[0]]
  const rawBody = Buffer.concat([
    Buffer.from('{"event":"x","payload":{},"note":"'),
    Buffer.from([0xff, 0x22, 0x7d]),
  ])
  const verify = (signature: string) => gateway.verifyWebhook({ rawBody, signature, eventId: '1' })
  expect(verify(sign(rawBody, webhookSecret))).toEqual({ id: '1', kind: 'ignored' })
  expect(verify(sign(rawBody.toString('utf8'), webhookSecret))).toBeUndefined()
})

test("the sandbox's secrets differ between clubs, and from the session secret", () => {
  const keys = deriveKeys(sessionSecret)
  const others = deriveKeys(`${sessionSecret}!`)
  const all = [...Object.values(keys), ...Object.values(others), sessionSecret]
  expect(new Set(all).size).toBe(5)
  for (const key of Object.values(keys)) expect(key).toMatch(/^[a-f0-9]{64}$/)
})
