import { call } from '@farandfew/api-client'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import { logIn } from '@farandfew/domain/auth/auth.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../src/app/query-client.ts'
import { currentUserKey } from '../src/shared/current-member/current-member.data.ts'
import { useLogOut } from '../src/shared/current-member/use-log-out.ts'
import { quickRequest, testMember } from './club-rows.ts'
import { address, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const sent = (line: string) => club().calls.filter((call) => call.line === line)
const save = 'PATCH /api/user/profile'
const maya = testMember('maya', { id: 3, firstName: 'Maya', email: 'maya@example.com' })
const noor = testMember('noor', { id: 4, firstName: 'Noor' })

/** Opens a page of the site as Maya. */
async function openAsMaya(path: string) {
  club().signIn(maya)
  return openSite(path)
}
type User = Awaited<ReturnType<typeof openSite>>['user']

async function logInAs(user: User, member: CurrentUser) {
  club().answer(logIn, member)
  await user.click(await screen.findByRole('button', { name: 'Login with Email' }))
  const form = within(await dialog('Login with Email'))
  await user.type(form.getByLabelText(/^Username/), member.username)
  await user.type(form.getByLabelText(/^Password/), 'far-places')
  await user.click(form.getByRole('button', { name: 'Log In' }))
}

test('logging out removes everything that was read, also what any visitor may read', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(['/api/trips'], [])
  queryClient.setQueryData(['/api/user/trips'], [])
  const { result } = renderHook(useLogOut, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await act(() => result.current.mutateAsync())
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys).toEqual([currentUserKey])
})

describe('a form whose session has ended', () => {
  async function openProfile() {
    const { user } = await openAsMaya('/account?tab=my-profile')
    const city = await screen.findByLabelText('City')
    await user.type(city, 'Pune')
    club().endSession()
    await user.click(button('Save Profile'))
    const asked = within(await dialog('Sign Up / Log In'))
    expect(asked.getByText(/^You have been logged out\. Log in to continue/)).toBeVisible()
    return { user, city }
  }

  it('stays as it was if the login is cancelled, and can be sent again', async () => {
    const { user, city } = await openProfile()
    await user.keyboard('{Escape}')
    const toast = await findToast()
    expect(await toast.findByText(/^You have been logged out, so nothing was sent/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(city).toHaveValue('Pune')
    await waitFor(() => expect(button('Save Profile')).toHaveFocus())
    expect(sent(save)).toHaveLength(1)
    await user.click(button('Save Profile'))
    await logInAs(user, maya)
    expect(await (await findToast()).findByText('Profile saved')).toBeVisible()
  })

  it('is not sent as another member who logs in, and is not shown to them', async () => {
    const { user } = await openProfile()
    await logInAs(user, noor)
    await waitFor(() => expect(screen.getByText(/^You are now logged in as noor\./)).toBeVisible())
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Noor')
    expect(screen.getByLabelText('City')).toHaveValue('')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(sent(save)).toHaveLength(1)
  })

  it('is also one in a dialog, which stays open below the login', async () => {
    club().answer(requestQuickInvite, ({ body }) => quickRequest(body))
    const { user } = await openAsMaya('/account')
    await user.click(await screen.findByRole('button', { name: 'Quick Invite Request' }))
    const request = within(await dialog('Quick Invite Request'))
    await user.selectOptions(request.getByLabelText(/^Travel month/), 'may-2025')
    await user.selectOptions(request.getByLabelText(/^Group size preference/), 'medium-8-12')
    await user.selectOptions(request.getByLabelText(/^Budget range/), '2-2.5')
    const why = 'I travel alone and like to share a table in the evening with few people.'
    await user.type(request.getByLabelText(/^Why would you like to join/), why)
    club().endSession()
    await user.click(request.getByRole('button', { name: 'Submit Request' }))
    await dialog('Sign Up / Log In')
    await logInAs(user, maya)
    expect(await screen.findByText('Request Submitted!')).toBeVisible()
    const keys = sent('POST /api/quick-invite-request').map((call) => call.idempotencyKey)
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  it('is also the one that visitors may send', async () => {
    const line = 'POST /api/invite-requests'
    const { user } = await openAsMaya('/request-invite/turkey')
    const name = await screen.findByLabelText(/^Full Name/)
    await waitFor(() => expect(name).toHaveValue('Maya'))
    club().fail(line, { code: 'NOT_SIGNED_IN', detail: 'Please sign in.' })
    await user.click(button('Submit Request'))
    await logInAs(user, maya)
    await waitFor(() => expect(sent(line)).toHaveLength(2))
    expect(sent(line)[1]).toEqual(sent(line)[0])
    expect(address()).toBe('/request-invite/turkey')
  })

  it('asks once for several calls at the same time', async () => {
    const { user } = await openAsMaya('/account?tab=my-profile')
    await screen.findByLabelText('City')
    club().endSession()
    const tries = [
      call(updateProfile, { body: { city: 'Pune' } }),
      call(updateProfile, { body: { country: 'India' } }),
    ]
    const results = Promise.allSettled(tries)
    await dialog('Sign Up / Log In')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('another tab of the browser', () => {
  const hear = (id: number | null) =>
    act(() =>
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'ff-member', newValue: JSON.stringify(id) }),
      ),
    )
  const logOutElsewhere = () => {
    club().endSession()
    document.cookie = `${signedInHint}=; path=/; max-age=0`
    return hear(null)
  }

  it('that logs out clears what was read and typed in this one', async () => {
    const { user, queryClient } = await openAsMaya('/account?tab=my-profile')
    await user.type(await screen.findByLabelText('City'), 'Pune')
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    logOutElsewhere()
    expect(await screen.findByRole('button', { name: 'Sign Up / Log In' })).toBeVisible()
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    scroll.mockRestore()
    const read = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
    expect(read).not.toContain('maya')
    await user.click(button('Sign Up / Log In'))
    await logInAs(user, maya)
    expect(await screen.findByLabelText('City')).toHaveValue('')
  })

  it('that logs out also empties a form which this one filled in with the member', async () => {
    await openAsMaya('/request-invite/turkey')
    const name = () => screen.findByLabelText(/^Full Name/)
    await waitFor(async () => expect(await name()).toHaveValue('Maya'))
    logOutElsewhere()
    await waitFor(async () => expect(await name()).toHaveValue(''))
  })

  it('that logs in as another member replaces the member of this one', async () => {
    await openAsMaya('/account?tab=my-profile')
    await screen.findByLabelText('City')
    club().signIn(noor)
    hear(noor.id)
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Noor'))
  })

  it('that logs in as the same member changes nothing here', async () => {
    const { user } = await openAsMaya('/account?tab=my-profile')
    await user.type(await screen.findByLabelText('City'), 'Pune')
    hear(maya.id)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByLabelText('City')).toHaveValue('Pune')
  })

  it('hears of a login and of a logout in this one', async () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem')
    const { user } = await openSite('/account')
    await user.click(await screen.findByRole('button', { name: 'Sign Up / Log In' }))
    await logInAs(user, maya)
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByRole('button', { name: 'Sign Up / Log In' })
    const announced = () =>
      stored.mock.calls.flatMap(([key, value]) => (key === 'ff-member' ? value : []))
    await waitFor(() => expect(announced()).toEqual(['3', 'null']))
    stored.mockRestore()
  })
})

describe('a link into the account', () => {
  const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent

  it('opens its tab after the login, from the page and from the header', async () => {
    const { user } = await openSite('/account?tab=trip-requests')
    await user.click(await screen.findByRole('button', { name: 'Sign Up / Log In' }))
    await logInAs(user, maya)
    expect(await openTab()).toBe('Trip Requests')
    expect(address()).toBe('/account?tab=trip-requests')
    await user.click(button('Logout'))
    await screen.findByRole('button', { name: 'Sign Up / Log In' })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(screen.getAllByRole('link', { name: 'My Account' })[1]!)
    await logInAs(user, maya)
    expect(await openTab()).toBe('Trip Requests')
  })

  it.each([
    'tab=//evil.example',
    'tab=/\\evil.example',
    'tab=%2F%2Fevil.example',
    'tab=%2F%5Cevil.example',
    'tab=javascript:alert(1)',
    'next=https://evil.example',
    'redirect=//evil.example',
  ])('leads to no other site: ?%s', async (query) => {
    const { user } = await openSite(`/account?${query}`)
    await user.click(await screen.findByRole('button', { name: 'Sign Up / Log In' }))
    await logInAs(user, maya)
    expect(await openTab()).toBe('Overview')
    expect(window.location.origin + window.location.pathname).toBe('http://localhost/account')
  })
})
