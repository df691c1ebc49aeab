import {
  forgotPassword,
  logIn,
  register,
  requestOtp,
  verifyOtp,
} from '@farandfew/domain/auth/auth.contract.ts'
import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { LazySignInDialog } from '../src/shared/current-member/lazy-sign-in-dialog.tsx'
import { openSignIn, type SignInMode } from '../src/shared/current-member/open-sign-in.ts'
import { testMember } from './club-rows.ts'
import { address, openPart, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const dialog = (name: string) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string | RegExp) => screen.getByLabelText(name)
/** The link of the menu; that of wide screens is hidden here. */
// The first one is in the header, the second one in the menu of a phone.
const opener = () => screen.getAllByRole('link', { name: 'My Account' })[1]!
const expectAccountPage = () => waitFor(() => expect(address()).toBe('/account'))
const sent = (line: string) => club().calls.filter((call) => call.line === line)

const maya = testMember('maya', { id: 3, phone: '+91 98765 43210', phoneVerified: true })
const requestKey = 'first-request-of-a-tab'
beforeEach(() => {
  sessionStorage.clear()
  club().answer(logIn, maya)
  club().answer(verifyOtp, maya)
  club().answer(requestOtp, { expiresInSeconds: 300, resendAfterSeconds: 30, requestKey })
  club().answer(forgotPassword, { sent: true })
  club().answer(register, testMember('asha'))
})
const refuseLogIn = () =>
  club().fail('POST /api/auth/login', {
    code: 'WRONG_SIGN_IN',
    detail: 'The username or password is wrong.',
  })

/** Opens the modal on a page that does not call the API, and selects a mode. */
async function openModal(mode?: string) {
  const site = await openSite('/terms')
  await site.user.click(button('Open menu'))
  await site.user.click(opener())
  await dialog('Sign Up / Log In')
  if (mode) {
    await site.user.click(button(mode))
    await dialog(mode)
  }
  return site
}

const modes: Record<string, SignInMode> = {
  'Login with Email': 'email-login',
  'Login with OTP': 'otp-login',
  'Create an Account': 'signup',
}
const loadDialog = () => import('../src/features/auth/sign-in-dialog.tsx')

/** Opens only the modal, in a mode, for tests that are not about the page below it. */
async function openForm(mode: keyof typeof modes) {
  const opened = openPart(<LazySignInDialog load={loadDialog} />, '/terms')
  act(() => openSignIn(modes[mode]))
  await dialog(mode)
  return opened
}

describe('the account modal', () => {
  it('opens from My Account with the three modes, and does not call the API', async () => {
    await openModal()
    expect(button('Login with Email')).toHaveFocus()
    expect(button('Login with OTP')).toBeVisible()
    expect(button('Create an Account')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    expect(club().calls).toEqual([])
    expect(address()).toBe('/terms')
  })

  it.each([
    ['Escape', '{Escape}'],
    ['its Close button', '{Shift>}{Tab}{/Shift}{Enter}'],
  ])('closes with %s and returns the focus to the link', async (_, keys) => {
    const { user } = await openModal()
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it.each(['Login with Email', 'Login with OTP', 'Create an Account'])(
    'opens %s and goes back, and moves the focus each time',
    async (mode) => {
      const { user } = await openModal(mode)
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus()
      await user.click(button('Back'))
      await dialog('Sign Up / Log In')
      expect(button(mode)).toHaveFocus()
    },
  )

  it('keeps the typed text between modes; closing it clears only the passwords', async () => {
    const { user } = await openModal('Create an Account')
    await user.type(field(/^First name/), 'Asha')
    await user.type(field(/^Password/), 'secret-one')
    await user.click(button('Back'))
    await user.click(button('Login with Email'))
    await user.type(field(/^Username/), 'asha')
    await user.click(button('Back'))
    await user.click(button('Create an Account'))
    expect(field(/^First name/)).toHaveValue('Asha')
    expect(field(/^Password/)).toHaveValue('secret-one')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(opener())
    await user.click(button('Create an Account'))
    expect(field(/^First name/)).toHaveValue('Asha')
    expect(field(/^Password/)).toHaveValue('')
  })

  it('opens from the prompt of the account page', async () => {
    const { user } = await openSite('/account')
    const prompt = await screen.findByRole('button', { name: 'Sign Up / Log In' })
    await user.click(prompt)
    await dialog('Sign Up / Log In')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(prompt).toHaveFocus())
    expect(sent('GET /api/auth/me')).toEqual([])
  })
})

describe('Login with Email', () => {
  it('shows an error for both empty fields', async () => {
    const { user } = await openForm('Login with Email')
    await user.click(button('Log In'))
    expect(await screen.findByText('Username is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(field(/^Username/)).toHaveFocus()
    expect(club().calls).toEqual([])
  })

  it('supports password managers', async () => {
    await openForm('Login with Email')
    expect(field(/^Username/)).toHaveAttribute('autocomplete', 'username')
    expect(field(/^Password/)).toHaveAttribute('autocomplete', 'current-password')
    expect(field(/^Password/)).toHaveAttribute('type', 'password')
  })

  it('hides the toast together with its form', async () => {
    refuseLogIn()
    const { user } = await openForm('Login with Email')
    await user.type(field(/^Username/), 'maya')
    await user.type(field(/^Password/), 'wrong{Enter}')
    const toast = await (await findToast()).findByText('The username or password is wrong.')
    await user.click(button('Back'))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  })

  it('answers a forgotten password the same for known and unknown addresses', async () => {
    const { user } = await openForm('Login with Email')
    await user.type(field(/^Username/), 'maya@example.com')
    await user.click(button('Forgot your password?'))
    await dialog('Forgot your password?')
    expect(field(/^Email/)).toHaveFocus()
    expect(field(/^Email/)).toHaveValue('maya@example.com')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^If that address is confirmed for an account/)).toHaveFocus()
    expect(sent('POST /api/auth/password/forgot')).toHaveLength(1)
    await user.click(button('Back'))
    await dialog('Login with Email')
    expect(button('Forgot your password?')).toHaveFocus()
    expect(field(/^Username/)).toHaveValue('maya@example.com')
  })
})

describe('Login with OTP', () => {
  async function askForCode(phone = '+91 98765 43210') {
    const site = await openForm('Login with OTP')
    expect(field(/^Phone/)).toHaveAttribute('placeholder', '+91 XXXXX XXXXX')
    await site.user.type(field(/^Phone/), phone)
    await site.user.click(button('Send OTP'))
    return site
  }

  it('rejects an invalid phone number', async () => {
    await askForCode('call me')
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible()
    expect(club().calls).toEqual([])
  })

  it('accepts a pasted code with spaces, and logs in', async () => {
    const { user } = await askForCode()
    const code = await screen.findByLabelText(/^Code/)
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('inputmode', 'numeric')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByRole('timer')).toHaveTextContent(/^The code is valid for (5:00|4:5\d)\.$/)
    expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
    await user.paste(' 123 456 ')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Logged in successfully!')).toBeVisible()
    await expectAccountPage()
  })

  it('sends the code with the key of its request, which a reload of the page keeps', async () => {
    const { user } = await askForCode()
    await user.click(await screen.findByRole('button', { name: 'Use another phone' }))
    await user.click(button('Send OTP'))
    await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}')
    await expectAccountPage()
    expect(sent('POST /api/auth/otp/request').map(({ body }) => body)).toEqual([
      { phone: '+91 98765 43210' },
      { phone: '+91 98765 43210', requestKey },
    ])
    expect(Object.values({ ...sessionStorage })).toContain(requestKey)
  })

  it('offers an account for a phone that gets no code, and takes the phone along', async () => {
    const { user } = await askForCode('+91 55555 01234')
    await screen.findByText(/^If \+91 55555 01234 is confirmed for an account, /)
    await user.click(button('Create an Account'))
    expect(within(await dialog('Create an Account')).getByLabelText('Phone')).toBeVisible()
    expect(field('Phone')).toHaveValue('+91 55555 01234')
    expect(field(/^First name/)).toHaveFocus()
  })

  it('shows an error for a wrong code, and accepts another phone', async () => {
    const detail = 'The code is not right, or it is too old.'
    club().fail('POST /api/auth/otp/verify', { code: 'WRONG_CODE', detail })
    const { user } = await askForCode()
    await user.type(await screen.findByLabelText(/^Code/), '12a{Enter}')
    expect(await screen.findByText('Please enter the 6 digits of the code')).toBeVisible()
    await user.clear(field(/^Code/))
    await user.type(field(/^Code/), '000000{Enter}')
    expect(await (await findToast()).findByText(detail)).toBeVisible()
    await user.click(button('Use another phone'))
    expect(field(/^Phone/)).toHaveValue('+91 98765 43210')
  })
})

describe('Create an Account', () => {
  const fill = async (user: Awaited<ReturnType<typeof openSite>>['user'], username: string) => {
    await user.type(field(/^First name/), 'Asha')
    await user.type(field(/^Username/), username)
    await user.type(field(/^Email/), 'asha@example.com')
    await user.type(field(/^Password/), 'far-places')
    await user.type(field(/^Confirm password/), 'far-places')
  }

  it('shows an error below each required field', async () => {
    const { user } = await openForm('Create an Account')
    await user.click(button('Create Account'))
    for (const [name, message] of [
      [/^First name/, 'First name is required'],
      [/^Username/, 'Username is required'],
      [/^Email/, 'Email is required'],
      [/^Password/, 'At least 6 characters. Password is required'],
      [/^Confirm password/, 'Password must be at least 6 characters'],
    ] as const) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message))
    }
    expect(field(/^First name/)).toHaveFocus()
    expect(screen.getAllByText('*')).toHaveLength(5)
    await fill(user, 'asha')
    await user.type(field(/^Confirm password/), 's')
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    expect(club().calls).toEqual([])
  })

  it('offers the age groups and supports password managers', async () => {
    await openForm('Create an Account')
    const options = within(field('Age group')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      '25-30',
      '30-35',
      '35-40',
      '40+',
    ])
    const hints = Array.from(document.querySelectorAll('[role=dialog] input'), (input) =>
      input.getAttribute('autocomplete'),
    )
    expect(hints).toEqual([
      'given-name',
      'username',
      'email',
      'new-password',
      'new-password',
      'family-name',
      'tel',
      'address-level2',
      'country-name',
      'off',
      'off',
    ])
  })

  it('folds what is optional, and opens it for an error there', async () => {
    const { user } = await openForm('Create an Account')
    const optional = field('Phone').closest('details')!
    expect(optional).not.toHaveAttribute('open')
    expect(within(optional).queryByText('*')).not.toBeInTheDocument()
    expect(within(optional).getAllByRole('textbox')).toHaveLength(6)
    await user.click(screen.getByText('More about you (optional)'))
    await fill(user, 'asha')
    await user.type(field('Phone'), 'call me')
    optional.removeAttribute('open')
    await user.click(button('Create Account'))
    await waitFor(() => expect(field('Phone')).toHaveFocus())
    expect(optional).toHaveAttribute('open')
    expect(club().calls).toEqual([])
  })

  it('shows the error of a taken username until the username changes', async () => {
    club().fail('POST /api/auth/register', {
      code: 'USERNAME_TAKEN',
      detail: 'Please choose another username.',
      errors: { username: 'This username is taken' },
    })
    const { user } = await openForm('Create an Account')
    await fill(user, 'maya')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('This username is taken')).toBeVisible()
    await waitFor(() => expect(field(/^Username/)).toHaveFocus())
    const toast = await findToast()
    expect(await toast.findByText('Please choose another username.')).toBeVisible()
    await user.tab()
    expect(screen.getByText('This username is taken')).toBeVisible()
    await user.type(field(/^Username/), '2')
    await waitFor(() =>
      expect(screen.queryByText('This username is taken')).not.toBeInTheDocument(),
    )
  })
})

describe('without cookies', () => {
  it('says that a login needs them, if the browser blocks all', async () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await openModal()
    expect(screen.getByRole('alert')).toHaveTextContent('Logging in needs cookies.')
    expect(screen.queryByRole('button', { name: 'Login with Email' })).not.toBeInTheDocument()
    cookies.mockRestore()
  })

  it('says so after a login, if the browser did not keep the session', async () => {
    const { user } = await openModal('Login with Email')
    const keep = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await user.type(field(/^Username/), 'maya')
    await user.type(field(/^Password/), 'a long password')
    await user.click(button('Log In'))
    expect((await findToast()).getByText(/your browser did not keep ours/)).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Login with Email' })).toBeVisible()
    keep.mockRestore()
  })
})
