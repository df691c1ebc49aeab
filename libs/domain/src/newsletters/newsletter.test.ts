import { describeForm, emailField } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import * as z from 'zod/mini'
import {
  badUnsubscribeLink,
  newsletterForm,
  unsubscribeForm,
  unsubscribeQuery,
} from './newsletter.ts'

describeForm(
  'the newsletter form',
  newsletterForm,
  { email: 'maya@example.com' },
  { email: emailField },
)

describe('unsubscribing', () => {
  const token = 'a-B_9'.repeat(12)

  it('accepts a token, or the one field of a mail program', () => {
    expect(z.parse(unsubscribeForm, { token })).toEqual({ token })
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    expect(z.parse(unsubscribeForm, oneClick)).toEqual(oneClick)
  })

  it.each(['', 'short', 'a'.repeat(501), `${token} `, `${token}=`, 42, null])(
    'rejects the token %j with a sentence for a person',
    (wrong) => {
      expect(firstMessages(unsubscribeForm, { token: wrong })).toEqual({
        token: badUnsubscribeLink,
      })
    },
  )

  it('ignores parameters that a mail gateway added to the link', () => {
    expect(z.parse(unsubscribeQuery, { token, utm_source: 'gateway' })).toEqual({ token })
  })
})
