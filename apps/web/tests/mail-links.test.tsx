import { screen, waitFor } from '@testing-library/react'
import { testMember } from './club-members.ts'
import {
  address,
  findViolations,
  headTag,
  openPage,
  openSite,
  withClubServer,
} from './open-site.tsx'

const club = withClubServer()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = () => club().calls.map(({ line }) => line)

let visibility: jest.SpiedGetter<Document['visibilityState']>
beforeEach(() => {
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  club().members.members.push({ user: testMember('maya'), password: 'old-places' })
})
afterEach(() => visibility.mockRestore())

describe('the link that confirms an email address', () => {
  const line = 'POST /api/auth/email/verify'

  it('confirms it once without a click, and links to the account', async () => {
    const release = club().hold()
    await openSite('/verify-email?token=good-link')
    await title('Confirm your email address')
    expect(screen.getByRole('status')).toHaveTextContent('Confirming your email address...')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    expect(await findViolations()).toEqual([])
    release()
    expect(await title('Your email address is confirmed')).toHaveFocus()
    expect(lines()).toEqual([line])
    expect(await findViolations()).toEqual([])
  })

  it.each(['', '?token=', '?token=old-link'])(
    'shows an error for an invalid link (%j)',
    async (query) => {
      await openSite(`/verify-email${query}`)
      expect(await title('This link no longer works')).toHaveFocus()
    },
  )

  it('shows an error if the address belongs to another account', async () => {
    club().fail(line, { code: 'EMAIL_TAKEN', detail: 'Taken.' })
    await openSite('/verify-email?token=good-link')
    expect(await title('This address belongs to another account')).toHaveFocus()
  })

  it('tries again on request if the club did not answer', async () => {
    club().fail(line, { code: 'DATABASE_AWAY', detail: 'Unavailable.' })
    const { user } = await openPage('/verify-email?token=good-link')
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Unavailable.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await title('Your email address is confirmed')
  })
})

describe('the link that sets a new password', () => {
  const password = () => screen.getByLabelText(/^New password/)
  const confirm = () => screen.getByLabelText(/^Confirm password/)

  it('sets it and signs in', async () => {
    const { user } = await openSite('/reset-password?token=good-link')
    await title('Set a new password')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
    await user.type(password(), 'new-places')
    await user.type(confirm(), 'new{Enter}')
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
    await user.type(confirm(), '-places{Enter}')
    expect(await screen.findByText('Your new password is set.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account'))
    expect(club().members.members[0]?.password).toBe('new-places')
  })

  it("shows the server's error below the password", async () => {
    const message = 'This password is too common. Please choose another.'
    const detail = 'Please look at the fields again.'
    const errors = { password: message }
    club().fail('POST /api/auth/password/reset', { code: 'VALIDATION_FAILED', detail, errors })
    const { user } = await openSite('/reset-password?token=good-link')
    await user.type(password(), 'password')
    await user.type(confirm(), 'password{Enter}')
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(`At least 6 characters. ${message}`),
    )
    await waitFor(() => expect(password()).toHaveFocus())
  })

  it.each(['', '?token=old-link'])('shows an error for an invalid link (%j)', async (query) => {
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
