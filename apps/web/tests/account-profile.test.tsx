import {
  changeEmail,
  changePassword,
  removePhone,
  requestPhoneCode,
  verifyPhone,
  endSession,
  endSessions,
} from '@farandfew/domain/auth/auth.contract.ts'
import { deleteUser } from '@farandfew/domain/personal-data/personal-data.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { address, findViolations, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const sent = (line: string) => club().calls.filter((call) => call.line === line)
const button = (name: string) => screen.getByRole('button', { name })
const wrongPassword = {
  code: 'VALIDATION_FAILED',
  detail: 'This is not your password',
  errors: { currentPassword: 'This is not your password' },
} as const
const form = async (name: string) => within(await screen.findByRole('form', { name }))

/** Opens the profile of a signed-in member, without header and footer unless `open` is `openSite`. */
async function openProfile(more: Partial<CurrentUser> = {}, open = openPage) {
  const user = testMember('maya', {
    firstName: 'Maya',
    email: 'maya@example.com',
    interests: ['Food'],
    ...more,
  })
  club().signIn(user)
  const site = await open('/account?tab=my-profile')
  return { ...site, profile: await form('Profile') }
}

describe('the profile', () => {
  it('sends only the changed fields', async () => {
    const { user, profile } = await openProfile({ ageGroup: '28-32', lastName: 'Rao' })
    expect(profile.getByLabelText('Age group')).toHaveDisplayValue('28-32')
    await user.clear(profile.getByLabelText('Last name'))
    await user.type(profile.getByLabelText('City'), 'Pune')
    await user.click(button('Save Profile'))
    expect(await (await findToast()).findByText('Profile saved')).toBeInTheDocument()
    expect(sent('PATCH /api/user/profile').map(({ body }) => body)).toEqual([
      { lastName: '', city: 'Pune' },
    ])
    expect(profile.getByLabelText('City')).toHaveValue('Pune')
  })

  it('shows an error below an invalid field and focuses the field', async () => {
    const { user, profile } = await openProfile()
    await user.clear(profile.getByLabelText(/^First name/))
    await user.click(button('Save Profile'))
    expect(await profile.findByText('First name is required')).toBeInTheDocument()
    await waitFor(() => expect(profile.getByLabelText(/^First name/)).toHaveFocus())
    expect(sent('PATCH /api/user/profile')).toEqual([])
  })

  it('checks a changed handle, and accepts an unchanged one that older rules allowed', async () => {
    const { user, profile } = await openProfile({ linkedinHandle: 'Maya Rao, architect' })
    await user.type(profile.getByLabelText('Instagram'), 'find me')
    await user.click(button('Save Profile'))
    expect(await profile.findByText(/^Please enter an Instagram name/)).toBeInTheDocument()
    await user.clear(profile.getByLabelText('Instagram'))
    await user.type(profile.getByLabelText('Instagram'), '@maya.travels')
    await user.click(button('Save Profile'))
    await (await findToast()).findByText('Profile saved')
    expect(sent('PATCH /api/user/profile').map(({ body }) => body)).toEqual([
      { instagramHandle: '@maya.travels' },
    ])
    expect(profile.getByLabelText('LinkedIn')).toHaveValue('Maya Rao, architect')
  })

  it('shows a taken username below its field and keeps the typed text', async () => {
    const { user, profile } = await openProfile()
    const username = profile.getByLabelText(/^Username/)
    await user.clear(username)
    await user.type(username, 'taken')
    await user.click(button('Save Profile'))
    expect(await profile.findByText('Please enter your password')).toBeInTheDocument()
    expect(sent('PATCH /api/user/profile')).toEqual([])
    await user.type(profile.getByLabelText(/^Your password/), 'far-places')
    const detail = 'Please choose another username.'
    club().fail('PATCH /api/user/profile', { code: 'USERNAME_TAKEN', detail })
    await user.click(button('Save Profile'))
    expect(await profile.findByText('Please choose another username.')).toBeInTheDocument()
    expect(username).toHaveValue('taken')
    await user.clear(username)
    await user.type(username, 'maya.rao')
    await user.click(button('Save Profile'))
    expect(await (await findToast()).findByText('Profile saved')).toBeInTheDocument()
    expect(profile.queryByLabelText(/^Your password/)).not.toBeInTheDocument()
  })

  it('adds an interest on Enter, on a comma and when the field loses the focus, each once', async () => {
    const { user, profile } = await openProfile()
    const field = profile.getByRole('textbox', { name: 'Interests' })
    const chips = () =>
      within(profile.getByRole('list', { name: 'Interests' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await user.type(field, 'Trains{Enter}food{Enter}Night walks,Tea')
    await user.tab()
    expect(chips()).toEqual(['Food', 'Trains', 'Night walks', 'Tea'])
    await user.click(profile.getByRole('button', { name: 'Remove Trains' }))
    expect(field).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['Food', 'Night walks'])
    expect(sent('PATCH /api/user/profile')).toEqual([])
    await user.click(button('Save Profile'))
    await (await findToast()).findByText('Profile saved')
    expect(sent('PATCH /api/user/profile').at(-1)?.body).toEqual({
      interests: ['Food', 'Night walks'],
    })
  })
})

describe('the email address', () => {
  it('sends a link for the new address if the password is right', async () => {
    club().fail('POST /api/user/email', wrongPassword)
    club().answer(changeEmail, { sent: true })
    const { user } = await openProfile({}, openSite)
    await user.click(button('Change Email'))
    const change = await form('Change email')
    await user.type(change.getByLabelText(/^New email/), 'new@example.com')
    await user.type(change.getByLabelText(/^Your password/), 'wrong')
    await user.click(change.getByRole('button', { name: 'Send Link' }))
    expect(await change.findByText('This is not your password')).toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    await user.clear(change.getByLabelText(/^Your password/))
    await user.type(change.getByLabelText(/^Your password/), 'far-places')
    await user.click(change.getByRole('button', { name: 'Send Link' }))
    expect(await screen.findByText(/We sent a link to new@example.com/)).toBeInTheDocument()
  })
})

describe('the phone', () => {
  it('is confirmed by the right code only', async () => {
    const requestKey = 'first-request-of-a-tab'
    const detail = 'The code is not right, or it is too old.'
    club().fail('POST /api/user/phone', wrongPassword)
    club().fail('POST /api/user/phone/verify', { code: 'WRONG_CODE', detail })
    club().answer(requestPhoneCode, { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey })
    club().answer(verifyPhone, ({ body: { phone } }) =>
      club().signIn({ ...club().member()!, phone, phoneVerified: true }),
    )
    const { user } = await openProfile()
    const phone = await form('Phone')
    await user.type(phone.getByLabelText(/^Phone number/), '+91 98765 43210')
    await user.type(phone.getByLabelText(/^Your password/), 'wrong')
    await user.click(phone.getByRole('button', { name: 'Send Code' }))
    expect(await phone.findByText('This is not your password')).toBeInTheDocument()
    await user.clear(phone.getByLabelText(/^Your password/))
    await user.type(phone.getByLabelText(/^Your password/), 'far-places')
    await user.click(phone.getByRole('button', { name: 'Send Code' }))
    const code = await form('Code')
    const field = code.getByLabelText(/^Code/)
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code.getByRole('button', { name: /^Send Again in \d+ s$/ })).toBeDisabled()
    await user.type(field, '000000{Enter}')
    expect(await (await findToast()).findByText(/The code is not right/)).toBeInTheDocument()
    await user.clear(field)
    await user.type(field, '123 456{Enter}')
    expect(await screen.findByText('Phone confirmed')).toBeInTheDocument()
    expect(sent('POST /api/user/phone/verify').at(-1)?.body).toMatchObject({
      phone: '+91 98765 43210',
    })
    expect(screen.getByText('Confirmed')).toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Code' })).not.toBeInTheDocument()
    expect(button('Change Phone')).toHaveFocus()
  })

  it('is removed with the password', async () => {
    const { user } = await openProfile({ phone: '+91 98765 43210', phoneVerified: true })
    club().answer(removePhone, () => ({ ...club().member()!, phone: null, phoneVerified: false }))
    await user.click(button('Remove Phone'))
    const removal = await form('Remove phone')
    await user.type(removal.getByLabelText(/^Your password/), 'far-places')
    await user.click(removal.getByRole('button', { name: 'Remove Phone' }))
    expect(await screen.findByText('Phone removed')).toBeInTheDocument()
    expect(screen.getByText('None yet')).toBeInTheDocument()
    expect(button('Add Phone')).toHaveFocus()
  })
})

describe('the password', () => {
  it('changes if the current one is right and both new ones match', async () => {
    const { user } = await openProfile()
    club().answer(changePassword, () => club().member()!)
    await user.click(button('Change Password'))
    const change = await form('Change password')
    await user.type(change.getByLabelText(/^Current password/), 'far-places')
    await user.type(
      change.getByLabelText('New password', { exact: false, selector: '[name=password]' }),
      'farther-places',
    )
    await user.type(change.getByLabelText(/^Confirm password/), 'farther')
    await user.click(change.getByRole('button', { name: 'Save Password' }))
    expect(await change.findByText("Passwords don't match")).toBeInTheDocument()
    await user.type(change.getByLabelText(/^Confirm password/), '-places')
    await user.click(change.getByRole('button', { name: 'Save Password' }))
    expect(await screen.findByText('Password changed')).toBeInTheDocument()
    expect(sent('POST /api/user/password').map(({ body }) => body)).toEqual([
      {
        currentPassword: 'far-places',
        password: 'farther-places',
        confirmPassword: 'farther-places',
      },
    ])
    expect(button('Change Password')).toHaveFocus()
  })
})

describe('the sessions', () => {
  it('are listed, and can all be ended at once', async () => {
    const { user } = await openProfile()
    expect(await screen.findByText('Chrome on Linux')).toBeInTheDocument()
    expect(screen.getByText('This browser')).toBeInTheDocument()
    club().answer(endSessions, { signedIn: false })
    await user.click(button('Log Out Everywhere'))
    await screen.findByRole('region', { name: 'Your place in the club' })
    expect(sent('DELETE /api/user/sessions')).toHaveLength(1)
  })
})

describe('one session', () => {
  it('can be ended by itself; this one has no button of its own', async () => {
    const { user } = await openProfile()
    const list = await screen.findByRole('list', { name: 'Where you are logged in' })
    const ends = () => within(list).queryAllByRole('button')
    expect(ends().map((end) => end.textContent)).toEqual([
      expect.stringMatching(/^Log Out Safari on iPhone, since 1 May 2025/),
    ])
    club().answer(endSession, [club().state.sessions[0]!])
    await user.click(ends()[0]!)
    expect(await screen.findByText('Logged out')).toBeInTheDocument()
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(within(list).getByText('This browser')).toBeInTheDocument()
    expect(list).toHaveFocus()
    expect(sent('DELETE /api/user/sessions/session-0002')).toHaveLength(1)
  })
})

describe('recent sign-ins', () => {
  it('say when and how the account was opened, from which browser, and what was refused', async () => {
    const at = '2025-05-01T09:30:00.000Z'
    const event = {
      outcome: 'success',
      device: 'Chrome on Linux',
      count: 1,
      at,
      lastAt: at,
    } as const
    const later = Array.from({ length: 4 }, (_, index) => ({
      ...{ ...event, id: 10 + index, kind: 'sign-in.code', current: false },
    }))
    club().state.securityEvents = [
      { ...event, id: 3, kind: 'sign-in.password', current: true },
      { ...event, id: 2, kind: 'sign-in.password', outcome: 'refused', count: 7, current: false },
      ...later,
    ]
    const { user } = await openProfile()
    const list = within(await screen.findByRole('list', { name: 'Recent sign-ins' }))
    const items = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items()).toHaveLength(5)
    expect(items()[0]).toMatch(
      /^Sign-in with the passwordThis browserChrome on Linux, 1 May 2025 at/,
    )
    expect(items()[1]).toMatch(
      /^Sign-in with the passwordRefusedChrome on Linux, 7 times, the last on 1 May 2025 at/,
    )
    await user.click(button('Show All 6'))
    expect(items()).toHaveLength(6)
  })
})

describe('deleting the account', () => {
  it('needs the password, in a dialog that says what is deleted and what is kept', async () => {
    club().fail('DELETE /api/user', wrongPassword)
    club().answer(deleteUser, { deleted: true })
    const { user } = await openProfile({}, openSite)
    await user.click(button('Delete Account'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    expect(await dialog.findByText(/Records of bookings and payments/)).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/^Your password/), 'wrong{Enter}')
    expect(await dialog.findByText('This is not your password')).toBeInTheDocument()
    expect(await (await findToast()).findByText('Error')).toBeInTheDocument()
    await user.clear(dialog.getByLabelText(/^Your password/))
    await user.type(dialog.getByLabelText(/^Your password/), 'far-places{Enter}')
    expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument()
    expect(address()).toBe('/')
  })

  it('shows the sum that goes back for each booking, and where the last mail goes', async () => {
    const booking = {
      tripTitle: 'Bali Bliss',
      departureDate: '2025-06-21',
      status: 'confirmed',
      money: 'Deposit paid: ₹50,000 of ₹2,00,000.',
    } as const
    const held = { status: 'pending', money: 'The payment has not reached us yet.' } as const
    club().state.ending = {
      bookings: [
        { ...booking, id: 12, amountPaid: 5_000_000, partRefunded: 0, refund: 2_500_000 },
        { ...booking, id: 13, amountPaid: 5_000_000, partRefunded: 0, refund: 0 },
        { ...booking, id: 14, amountPaid: 5_000_000, partRefunded: 2_000_000, refund: 0 },
        { ...booking, id: 15, ...held, amountPaid: 0, partRefunded: 0, refund: 0 },
      ],
      refund: 2_500_000,
      lastMailTo: 'maya@mail.example',
    }
    club().answer(deleteUser, { deleted: true })
    const { user } = await openProfile({}, openSite)
    await user.click(button('Delete Account'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    expect(
      (await dialog.findAllByText(/^Booking 1/)).map(({ textContent }) => textContent),
    ).toEqual([
      'Booking 12, Bali Bliss, departing on 21 June 2025. Deposit paid: ₹50,000 of ₹2,00,000. Under its terms you get back ₹25,000 of the ₹50,000 you have paid.',
      'Booking 13, Bali Bliss, departing on 21 June 2025. Deposit paid: ₹50,000 of ₹2,00,000. Under its terms you get back none of the ₹50,000 you have paid.',
      'Booking 14, Bali Bliss, departing on 21 June 2025. Deposit paid: ₹50,000 of ₹2,00,000. Under its terms you get back none of the ₹30,000 left of what you have paid.',
      'Booking 15, Bali Bliss, departing on 21 June 2025. The payment has not reached us yet.',
    ])
    expect(dialog.getByText('₹25,000 goes back')).toBeVisible()
    expect(dialog.getByText(/^One last email goes to maya@mail\.example, with/)).toBeVisible()
    await user.type(dialog.getByLabelText(/^Your password/), 'far-places{Enter}')
    await screen.findByText('Your account has been deleted')
    expect(sent('DELETE /api/user').map(({ body }) => body)).toEqual([
      { currentPassword: 'far-places', refund: 2_500_000 },
    ])
    expect(screen.queryByText(/travelling with us/)).not.toBeInTheDocument()
  })

  it('does not happen if the member cancels', async () => {
    const { user } = await openProfile()
    await user.click(button('Delete Account'))
    await screen.findByRole('dialog')
    await user.click(button('Keep Account'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button('Delete Account')).toHaveFocus())
    expect(sent('DELETE /api/user')).toEqual([])
  })
})
