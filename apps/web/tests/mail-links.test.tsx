import {
  checkEmailLink,
  disownEmail,
  logIn,
  resetPassword,
  verifyEmail,
} from '@farandfew/domain/auth/auth.contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { address, findViolations, headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = () => club().calls.map(({ line }) => line)

const maya = testMember('maya')
const gone = { code: 'LINK_INVALID', detail: 'This link no longer works.' } as const

describe('the link that confirms an email address', () => {
  const check = 'POST /api/auth/email/link'
  const confirm = 'POST /api/auth/email/verify'
  const press = async (name: string) => screen.findByRole('button', { name })

  /** The link belongs to this account, as seen from the browser. */
  const linkIs = (account: 'own' | 'other' | 'signed-out') =>
    club().answer(checkEmailLink, { account })
  const signIn = () => {
    club().signIn(maya)
    linkIs('own')
  }
  beforeEach(() => {
    linkIs('signed-out')
    club().answer(verifyEmail, { verified: true })
    club().answer(logIn, () => {
      linkIs('own')
      return maya
    })
  })

  it('confirms nothing when it is opened, only when the member presses the button', async () => {
    signIn()
    const { user } = await openSite('/verify-email?token=good-link')
    const button = await press('Confirm This Address')
    await title('Confirm your email address')
    expect(await screen.findByText(/You are logged in as maya/)).toBeVisible()
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    expect(lines()).not.toContain(confirm)
    expect(await findViolations()).toEqual([])
    await user.click(button)
    expect(await title('Your email address is confirmed')).toHaveFocus()
    expect(lines().filter((line) => line === confirm)).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  })

  it('asks a visitor to log in, keeps the link, and then shows the button', async () => {
    const { user } = await openSite('/verify-email?token=good-link')
    await user.click(await press('Log In to Confirm'))
    await screen.findByRole('dialog', { name: 'Login with Email' })
    await user.type(screen.getByLabelText(/^Username/), 'maya')
    await user.type(screen.getByLabelText(/^Password/), 'old-places{Enter}')
    await user.click(await press('Confirm This Address'))
    await title('Your email address is confirmed')
    expect(address()).toBe('/verify-email?token=good-link')
  })

  it('says to another member that the link is of another account, without naming it', async () => {
    club().signIn(testMember('arjun', { id: 8 }))
    linkIs('other')
    const { user } = await openSite('/verify-email?token=good-link')
    await title('You are logged in to another account')
    expect(screen.queryByRole('button', { name: 'Confirm This Address' })).not.toBeInTheDocument()
    expect(screen.queryByText(/maya/)).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    linkIs('signed-out')
    await user.click(await press('Log Out'))
    expect(await press('Log In to Confirm')).toBeVisible()
    expect(await title('Confirm your email address')).toHaveFocus()
  })

  it('removes the address from the account of a stranger, without a login', async () => {
    club().answer(disownEmail, { removed: true })
    const { user } = await openSite('/verify-email?token=good-link')
    await user.click(await press('This Was Not Me'))
    expect(await title('The address was removed')).toHaveFocus()
    expect(lines()).toEqual([check, 'POST /api/auth/email/disown'])
  })

  it('asks to log in if the session ended in the meantime, and then confirms', async () => {
    signIn()
    const { user } = await openSite('/verify-email?token=good-link')
    const button = await press('Confirm This Address')
    club().endSession()
    await user.click(button)
    await user.click(await press('Login with Email'))
    await user.type(await screen.findByLabelText(/^Username/), 'maya')
    await user.type(screen.getByLabelText(/^Password/), 'old-places{Enter}')
    await title('Your email address is confirmed')
  })

  it.each(['', '?token=', '?token=old-link'])(
    'shows an error for an invalid link (%j)',
    async (query) => {
      club().fail(check, gone)
      await openSite(`/verify-email${query}`)
      expect(await title('This link no longer works')).toHaveFocus()
    },
  )

  it('shows an error if the address belongs to another account', async () => {
    signIn()
    club().fail(confirm, { code: 'EMAIL_TAKEN', detail: 'Taken.' })
    const { user } = await openSite('/verify-email?token=good-link')
    await user.click(await press('Confirm This Address'))
    expect(await title('This address belongs to another account')).toHaveFocus()
  })

  it('tries again on request if the club did not answer', async () => {
    club().fail(check, { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openPage('/verify-email?token=good-link')
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Unavailable.')
    await user.click(await press('Try again'))
    expect(await press('This Was Not Me')).toBeVisible()
  })
})

describe('the link that sets a new password', () => {
  const password = () => screen.getByLabelText(/^New password/)
  const confirm = () => screen.getByLabelText(/^Confirm password/)

  const line = 'POST /api/auth/password/reset'

  it('sets it and signs in', async () => {
    club().answer(resetPassword, { ...maya, phoneRemoved: false })
    const { user } = await openSite('/reset-password?token=good-link')
    await title('Set a new password')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    await user.type(password(), 'new-places')
    await user.type(confirm(), 'new{Enter}')
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
    await user.type(confirm(), '-places{Enter}')
    expect(await screen.findByText('Your new password is set.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account'))
    expect(club().calls.find((call) => call.line === line)?.body).toMatchObject({
      token: 'good-link',
      password: 'new-places',
    })
  })

  it('says that the confirmed phone was removed', async () => {
    club().answer(resetPassword, { ...maya, phoneRemoved: true })
    const { user } = await openSite('/reset-password?token=good-link')
    expect(await screen.findByText(/If a phone is confirmed for your account/)).toBeVisible()
    await user.type(password(), 'new-places')
    await user.type(confirm(), 'new-places{Enter}')
    expect(await screen.findByText(/Your phone was removed/)).toBeVisible()
  })

  it("shows the server's error below the password", async () => {
    const message = 'This password is too common. Please choose another.'
    const detail = 'Please look at the fields again.'
    const errors = { password: message }
    club().fail(line, { code: 'VALIDATION_FAILED', detail, errors })
    const { user } = await openSite('/reset-password?token=good-link')
    await user.type(password(), 'password')
    await user.type(confirm(), 'password{Enter}')
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(`At least 6 characters. ${message}`),
    )
    await waitFor(() => expect(password()).toHaveFocus())
  })

  it.each(['', '?token=old-link'])('shows an error for an invalid link (%j)', async (query) => {
    club().fail(line, gone)
    const { user } = await openSite(`/reset-password${query}`)
    if (query) {
      await user.type(password(), 'new-places')
      await user.type(confirm(), 'new-places{Enter}')
    }
    expect(await title('This link no longer works')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Send a New Link' }))
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('dialog', { name: 'Login with Email' })).toBeVisible()
  })
})
