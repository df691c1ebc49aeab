import { screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

beforeEach(() => {
  const createdAt = '2025-05-01T18:31:00.000Z'
  Object.assign(api().state, {
    open: true,
    addresses: ['jose@other.example', 'asha@mail.example'].map((email, index) => ({
      id: 2 - index,
      email,
      createdAt,
      refusedAt: null,
    })),
  })
})

const table = () => screen.findByRole('table', { name: 'Newsletter addresses' })
const emails = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const unavailable = {
  code: 'DATABASE_UNAVAILABLE',
  detail: 'The service is unavailable right now.',
} as const
const removals = () => api().calls.filter(({ line }) => line.startsWith('DELETE'))

it('lists the addresses with their number', async () => {
  openPage('/mail/lists')
  expect(await emails()).toEqual(['jose@other.example', 'asha@mail.example'])
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 addresses')
  expect(screen.getAllByText('2 May 2025, 00:01 IST')).toHaveLength(2)
})

it('marks an address that its mail server refused', async () => {
  api().state.addresses[1]!.refusedAt = '2025-05-02T10:00:00.000Z'
  openPage('/mail/lists')
  expect(await emails()).toEqual(['jose@other.example', 'asha@mail.example Refused'])
})

it('searches, and exports what it finds', async () => {
  const { user } = openPage('/mail/lists')
  await table()
  const all = api().state.addresses
  api().state.addresses = all.slice(1)
  await user.type(screen.getByRole('searchbox', { name: 'Search addresses' }), 'asha{Enter}')
  await waitFor(async () => expect(await emails()).toEqual(['asha@mail.example']))
  expect(api().calls.at(-1)?.line).toBe('GET /api/admin/newsletters?search=asha')
  const file = screen.getByRole('link', { name: 'Download CSV' })
  expect(file).toHaveAttribute('href', '/api/admin/newsletters.csv?search=asha')
  api().state.addresses = []
  await user.type(screen.getByRole('searchbox'), 'zz{Enter}')
  const clear = await screen.findByRole('button', { name: 'Clear the search' })
  api().state.addresses = all
  await user.click(clear)
  expect(await emails()).toHaveLength(2)
})

it('removes an address by keyboard after a confirmation', async () => {
  const { user } = openPage('/mail/lists')
  await table()
  screen.getByRole('button', { name: 'Remove asha@mail.example' }).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Remove this address?' })
  expect(dialog).toHaveTextContent('asha@mail.example will no longer receive newsletters')
  const remove = within(dialog).getByRole('button', { name: 'Remove' })
  remove.focus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await emails()).toEqual(['jose@other.example']))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 address')
  expect(await screen.findByText('Address removed')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Newsletter addresses' })).toHaveFocus(),
  )
  expect(removals()).toHaveLength(1)
})

it('keeps the address if the operator cancels, and returns the focus', async () => {
  const { user } = openPage('/mail/lists')
  await table()
  const button = screen.getByRole('button', { name: 'Remove asha@mail.example' })
  await user.click(button)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
  expect(removals()).toEqual([])
})

it('shows in the dialog what failed, and treats a missing address as removed', async () => {
  const { user } = openPage('/mail/lists')
  await table()
  api().failNext('DELETE /api/admin/newsletters/1', unavailable)
  await user.click(screen.getByRole('button', { name: 'Remove asha@mail.example' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(unavailable.detail)
  api().state.addresses = []
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await emails()).toEqual(['jose@other.example']))
})

it('says that there are none yet, and what failed', async () => {
  api().state.addresses = []
  api().failNext('GET /api/admin/newsletters', unavailable)
  const { user } = openPage('/mail/lists')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the addresses.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/appear here when visitors subscribe/)).toBeInTheDocument()
})
