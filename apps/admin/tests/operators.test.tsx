import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { operatorOf, operatorSessionOf } from './support/operators.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'
import { factorOn } from './support/security.ts'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))
afterEach(() => localStorage.clear())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const click = async (name: string | RegExp) => fireEvent.click(await button(name))
const lastCall = () =>
  api()
    .calls.filter(({ line }) => !line.startsWith('GET'))
    .at(-1)

describe('the operators', () => {
  it('are invited by name, address and role', async () => {
    const { user } = openPage('/settings/operators')
    expect(await screen.findByText(/^No one has an account yet/)).toBeVisible()
    await click('Invite an operator')
    const form = within(screen.getByRole('form', { name: 'Invite an operator' }))
    await user.type(form.getByLabelText(/^Name/), 'Ben Okri')
    await user.type(form.getByLabelText(/^Email address/), 'ben@club.example')
    fireEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    expect(await form.findByText('Please choose a role')).toBeVisible()
    expect(form.getByText('What they may do in the console.')).toBeVisible()
    fireEvent.change(form.getByLabelText(/^Role/), { target: { value: 'content' } })
    expect(form.getByText(/^This role can change trips, reviews/)).toBeVisible()
    fireEvent.click(form.getByRole('button', { name: 'Send invitation' }))
    const list = await screen.findByRole('list', { name: 'Operators' })
    expect(list).toHaveTextContent('Ben Okri Invitedben@club.example')
    expect(lastCall()?.body).toEqual({
      name: 'Ben Okri',
      email: 'ben@club.example',
      role: 'content',
    })
    await waitFor(async () => expect(await button('Invite an operator')).toHaveFocus())
  })

  it('change their role and are deactivated after a question', async () => {
    api().state.operators = [operatorOf(2)]
    openPage('/settings/operators')
    const role = await screen.findByRole('combobox', { name: 'Role of Ben Okri' })
    fireEvent.change(role, { target: { value: 'owner' } })
    expect(
      screen.getByText(
        /^Make Ben Okri “Owner”\? This role can do everything.* Their sessions end\.$/,
      ),
    ).toBeVisible()
    await click('Change to Owner')
    await waitFor(() => expect(lastCall()?.body).toEqual({ before: 'bookings', role: 'owner' }))
    await click('Deactivate Ben Okri')
    api().answerNext('POST /api/admin/operators/2/deactivate', ({ operators }) => {
      operators[0]!.state = 'deactivated'
    })
    await click('Deactivate')
    expect(await screen.findByText('Deactivated')).toBeVisible()
    expect(await button(/^Invite again/)).toBeVisible()
  })

  it('keep their state if the API refuses, which says why', async () => {
    api().state.operators = [operatorOf(2, { role: 'owner' })]
    openPage('/settings/operators')
    const detail = 'This is the last owner who can sign in.'
    api().failNext('POST /api/admin/operators/2/deactivate', { code: 'LAST_OWNER', detail })
    await click('Deactivate Ben Okri')
    await click('Deactivate')
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    expect(screen.getByText('Active')).toBeVisible()
  })

  it('show the role that another owner has given them, without the question', async () => {
    api().state.operators = [operatorOf(2)]
    openPage('/settings/operators')
    const role = await screen.findByRole('combobox', { name: 'Role of Ben Okri' })
    fireEvent.change(role, { target: { value: 'owner' } })
    const detail = 'The operator was changed in the meantime.'
    const failure = { code: 'OPERATOR_CHANGED', detail } as const
    api().failNext('PATCH /api/admin/operators/2', failure, ({ operators }) => {
      operators[0]!.role = 'content'
    })
    await click('Change to Owner')
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Role of Ben Okri' })).toHaveValue('content'),
    )
    expect(screen.queryByText(/^Make Ben Okri/)).not.toBeInTheDocument()
  })

  it('have their sessions listed, each of which can be ended', async () => {
    api().state.operatorSessions.push(operatorSessionOf('bens'))
    openPage('/settings/operators')
    const list = await screen.findByRole('list', { name: 'Open sessions' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await click('End the session of Ben Okri (Bookings) in Chrome on Android')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  })
})

describe('an operator with an account', () => {
  it('signs in by address and password, which the gate offers first the next time', async () => {
    api().state.open = false
    const { user } = openApp()
    await click('Sign in with your own account')
    expect(screen.queryByLabelText(/^Your name/)).toBeNull()
    await user.type(screen.getByLabelText(/^Email address/), 'ben@club.example')
    await user.type(screen.getByLabelText(/^Password/), 'far-and-few{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Today' })
    const signIn = api().calls.find(({ line }) => line === 'POST /api/admin/session')
    expect(signIn?.body).toEqual({ email: 'ben@club.example', password: 'far-and-few' })
    await click('Lock')
    expect(await screen.findByLabelText(/^Email address/)).toHaveValue('ben@club.example')
    expect(screen.getByLabelText(/^Password/)).toHaveFocus()
  })

  it('replaces the app with a code of the present one, and changes the password', async () => {
    const ownAccount = { name: 'Ben Okri', email: 'ben@club.example', role: 'content' } as const
    Object.assign(api().state, { ownAccount, secondFactor: factorOn })
    openPage('/settings/security')
    expect(await screen.findByText(/^You are Ben Okri, ben@club\.example/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull()
    await click('Replace the app')
    const form = within(screen.getByRole('form', { name: 'Replace the app' }))
    expect(form.getByLabelText(/^Your password/)).toBeVisible()
    expect(form.getByLabelText(/^Code/)).toBeVisible()
    expect(screen.getByRole('form', { name: 'Change your password' })).toBeVisible()
  })
})

describe('the link of an invitation', () => {
  const token = 'a-token-of-a-mail'
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  it('sets up the account without a session, and ends signed in, on Today', async () => {
    Object.assign(api().state, { open: false })
    api().state.invitation = {
      name: 'Ben',
      email: 'ben@club.example',
      role: 'content',
      secret,
      uri: `otpauth://totp/Console?secret=${secret}`,
    }
    const { user } = openApp(`/invitation?token=${token}`)
    const form = within(await screen.findByRole('form', { name: 'Set up your account' }))
    const type = (label: RegExp, text: string) => user.type(form.getByLabelText(label), text)
    await type(/^Password/, 'three lamps at dusk')
    await type(/^Confirm password/, 'three lamps at dusk')
    await type(/^Code/, '123456{Enter}')
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
    const links = api().calls.filter(({ line }) => line.includes('/invitation'))
    expect(links.map(({ line, body }) => [line, body])).toMatchObject([
      ['POST /api/admin/invitation', { token }],
      ['POST /api/admin/invitation/accept', { token, password: 'three lamps at dusk' }],
    ])
    await click('I have saved them')
    await screen.findByRole('heading', { level: 1, name: 'Today' })
  })

  it('says so if it was used', async () => {
    api().failNext('POST /api/admin/invitation', { code: 'LINK_INVALID', detail: 'It was used.' })
    openApp('/invitation?token=used')
    expect(await screen.findByText('This link does not work')).toBeVisible()
  })
})
