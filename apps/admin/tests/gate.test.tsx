import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { makeMembers } from './support/example-members.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
afterEach(() => localStorage.clear())

const password = () => screen.findByLabelText(/^Password/)
const unlockButton = () => screen.getByRole('button', { name: 'Unlock' })
const gate = () => screen.findByRole('heading', { level: 1, name: 'Unlock the console' })
const database = () => screen.findByRole('heading', { level: 1, name: 'Members' })
const lines = () => api().calls.map(({ line }) => line)
const signIn = 'POST /api/admin/session'
const signIns = () =>
  api()
    .calls.filter(({ line }) => line === signIn)
    .map(({ body }) => body)

describe('the first visit', () => {
  it('shows nothing while the session is read', async () => {
    const release = api().hold()
    openApp()
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument()
    release()
    await gate()
  })

  it('shows the gate with the focus on the password, and reads no members', async () => {
    openApp()
    await gate()
    expect(await password()).toHaveFocus()
    expect(document.title).toMatch(/^Unlock the console - .+ Console$/)
    expect(lines()).toEqual(['GET /api/admin/session'])
  })

  it('shows why the API failed, and tries again', async () => {
    api().failNext('GET /api/admin/session', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable right now.',
    })
    const { user } = openApp()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not check your session.')
    expect(alert).toHaveTextContent('The service is unavailable right now.')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The console cannot be reached',
    )

    const release = api().hold()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const busy = await screen.findByRole('button', { name: 'Trying again...' })
    expect(busy).toHaveFocus()
    expect(alert).toHaveTextContent('The service is unavailable right now.')
    release()
    await gate()
  })

  it('explains that the API cannot be reached', async () => {
    await api().close()
    openApp()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check your connection and try again.',
    )
  })

  it('shows the console at once if the session is open', async () => {
    Object.assign(api().state, { open: true, operator: 'Meera' })
    openApp()
    await database()
    expect(screen.getByRole('banner')).toHaveTextContent('Meera')
  })
})

describe('without cookies', () => {
  it('says that a login needs them, if the browser blocks all', async () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    openApp()
    expect(await screen.findByRole('alert')).toHaveTextContent('Logging in needs cookies.')
    expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument()
    cookies.mockRestore()
  })

  it('says so after a login, if the browser did not keep the session', async () => {
    api().state.losesCookies = true
    const { user } = openApp()
    await password()
    await user.keyboard('far-and-few{Enter}')
    expect(await screen.findByText(/your browser did not keep ours/)).toBeVisible()
    await gate()
    expect(screen.queryByText('Access granted')).not.toBeInTheDocument()
    expect(lines()).toEqual(['GET /api/admin/session', signIn, 'GET /api/admin/session'])
  })
})

describe('unlocking', () => {
  it('unlocks by keyboard alone, and keeps no password', async () => {
    const { user, queryClient } = openApp()
    await password()
    await user.keyboard('far-and-few{Tab}Asha{Enter}')
    expect(await database()).toHaveFocus()
    expect(await screen.findByText('Access granted')).toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('Asha')).toBeInTheDocument()
    expect(api().calls[1]).toEqual({
      line: signIn,
      body: { password: 'far-and-few', operator: 'Asha' },
    })
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]))
  })

  it('remembers the last name, and no password', async () => {
    localStorage.setItem('farandfew.console.operator', 'Kabir')
    const { user } = openApp()
    await password()
    const name = screen.getByLabelText(/^Your name/)
    expect(name).toHaveValue('Kabir')
    await user.clear(name)
    await user.type(name, ' Asha ')
    await user.type(await password(), 'far-and-few{Enter}')
    await database()
    await waitFor(() => expect(localStorage.getItem('farandfew.console.operator')).toBe('Asha'))
    expect(Object.values(localStorage).join()).not.toContain('far-and-few')
  })

  it('needs no name', async () => {
    const { user } = openApp()
    await user.type(await password(), 'far-and-few{Enter}')
    await database()
    expect(api().state).toMatchObject({ open: true, operator: undefined })
  })

  it('shows that it is working, and sends once', async () => {
    const { user } = openApp()
    await user.type(await password(), 'far-and-few')
    const release = api().hold()
    await user.click(unlockButton())
    const busy = await screen.findByRole('button', { name: 'Unlocking...' })
    expect(busy).toBeDisabled()
    await user.type(await password(), '{Enter}')
    release()
    await database()
    expect(lines().filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })

  it('requires a password before it calls', async () => {
    const { user } = openApp()
    await password()
    await user.click(unlockButton())
    expect(await screen.findByText('Password is required')).toBeInTheDocument()
    expect(await password()).toHaveFocus()
    expect(await password()).toHaveAccessibleDescription('Password is required')
    expect(lines()).toEqual(['GET /api/admin/session'])
  })

  it('rejects a wrong password, and selects it for retyping', async () => {
    api().failNext(signIn, { code: 'WRONG_PASSWORD', detail: 'Incorrect password' })
    const { user } = openApp()
    await user.type(await password(), 'open sesame')
    await user.type(screen.getByLabelText(/^Your name/), 'Asha')
    await user.click(unlockButton())
    expect(await screen.findByText('Access denied')).toBeInTheDocument()
    expect(screen.getAllByText('Incorrect password')).toHaveLength(2)
    expect(await password()).toHaveAccessibleDescription('Incorrect password')
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument()

    const field = (await password()) as HTMLInputElement
    await waitFor(() => expect(unlockButton()).toBeEnabled())
    expect(field).toHaveFocus()
    expect(field).toHaveValue('open sesame')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'open sesame'.length])
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Asha')

    await user.keyboard('far-and-few{Enter}')
    await database()
    expect(signIns()).toEqual([
      { password: 'open sesame', operator: 'Asha' },
      { password: 'far-and-few', operator: 'Asha' },
    ])
  })

  it("shows the server's message after too many attempts", async () => {
    api().failNext(signIn, {
      code: 'TOO_MANY_REQUESTS',
      detail: 'Please wait 15 minutes before you try again.',
    })
    const { user } = openApp()
    await user.type(await password(), 'guess{Enter}')
    expect(await screen.findByText('Please wait')).toBeInTheDocument()
    expect(screen.getByText('Please wait 15 minutes before you try again.')).toBeInTheDocument()
    expect(await password()).toHaveValue('guess')
  })

  it("shows the server's message after another failure", async () => {
    api().failNext(signIn, {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable right now.',
    })
    const { user } = openApp()
    await user.type(await password(), 'far-and-few{Enter}')
    const toast = await findToast()
    expect(await toast.findByText('Something went wrong.')).toBeInTheDocument()
    expect(toast.getByText('The service is unavailable right now.')).toBeInTheDocument()
  })

  it('names the connection if the API cannot be reached', async () => {
    const { user } = openApp()
    await user.type(await password(), 'far-and-few')
    await api().close()
    await user.click(unlockButton())
    const toast = await findToast()
    expect(await toast.findByText('Something went wrong.')).toBeInTheDocument()
    expect(
      toast.getByText('We could not reach our server. Please check your connection and try again.'),
    ).toBeInTheDocument()
    expect(await password()).toHaveValue('far-and-few')
  })
})

describe('a second factor', () => {
  const code = () => screen.findByLabelText(/^Code/)

  it('is required after the password, which stays typed as the name does', async () => {
    api().failNext(signIn, { code: 'SECOND_FACTOR_NEEDED', detail: 'Please enter the code.' })
    const { user } = openApp()
    await password()
    await user.keyboard('far-and-few{Tab}Asha{Enter}')
    await waitFor(async () => expect(await code()).toHaveFocus())
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await password()).toHaveValue('far-and-few')
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Asha')
    expect(screen.queryByText('Access denied')).not.toBeInTheDocument()

    await waitFor(() => expect(unlockButton()).toBeEnabled())
    api().failNext(signIn, { code: 'WRONG_CODE', detail: 'This code is wrong.' })
    await user.type(await code(), '000000{Enter}')
    expect(await screen.findByText('This code is wrong.')).toBeInTheDocument()
    await waitFor(() => expect(unlockButton()).toBeEnabled())
    expect(await code()).toHaveFocus()
    expect(await code()).toHaveValue('000000')
    await user.keyboard('123 456{Enter}')
    await database()
    expect(signIns()).toMatchObject([{}, { code: '000000' }, { code: '123 456' }])
  })
})

describe('an expired session', () => {
  it('keeps what was typed in the hidden page behind the gate', async () => {
    api().state.open = true
    const { user } = openApp('/settings/security')
    await user.click(await screen.findByRole('button', { name: 'Switch on' }))
    const field = await screen.findByLabelText(/^The console's password/)
    api().state.open = false
    await user.type(field, 'far-and-few{Enter}')
    await gate()
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument()
    expect(field).not.toBeVisible()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
    expect(document.title).toMatch(/^Unlock/)

    await user.type(await password(), 'far-and-few{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'My security' })
    expect(await screen.findByLabelText(/^The console's password/)).toHaveValue('far-and-few')
    expect(document.title).toMatch(/^My security/)
  })
})

describe('leaving', () => {
  beforeEach(() => {
    Object.assign(api().state, { open: true, operator: 'Meera', members: makeMembers(3) })
  })

  it('locks, and clears what was read', async () => {
    const { user, queryClient } = openApp()
    await screen.findByRole('rowheader', { name: 'asha.rao' })
    await user.click(screen.getByRole('button', { name: 'Lock' }))
    await gate()
    expect(await password()).toHaveFocus()
    expect(lines().at(-1)).toBe('DELETE /api/admin/session')
    expect(screen.queryByText('asha.rao')).not.toBeInTheDocument()
    const kept = queryClient.getQueryCache().getAll()
    expect(kept.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
      [['/api/admin/session'], { open: false }],
    ])
  })

  it('stays open, and says so, if locking fails', async () => {
    const { user } = openApp()
    await database()
    api().failNext('DELETE /api/admin/session', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable right now.',
    })
    await user.click(screen.getByRole('button', { name: 'Lock' }))
    expect(await screen.findByText('The console is still open')).toBeInTheDocument()
    expect(screen.getByText('The service is unavailable right now.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus()
  })

  it('shows the gate after any 401, and then the same search again', async () => {
    const { user } = openApp('/members?search=lisbon')
    await screen.findByText('1 member matches “lisbon”')
    api().state.open = false
    await user.type(screen.getByRole('searchbox'), 'x')
    await gate()
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument()
    expect(lines().filter((line) => line.endsWith('lisbonx'))).toHaveLength(1)

    await user.type(await password(), 'far-and-few{Enter}')
    await database()
    expect(screen.getByRole('searchbox')).toHaveValue('lisbonx')
    await screen.findByText('No members match “lisbonx”')
  })
})
