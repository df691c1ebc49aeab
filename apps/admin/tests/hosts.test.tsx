import { screen, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const writes = () => api().calls.filter(({ line }) => !line.startsWith('GET'))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('lists every host with languages, account and departures', async () => {
  openPage('/hosts')
  const items = within(await screen.findByRole('list', { name: 'Hosts' })).getAllByRole('heading')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Leena', 'Wayan'])
  expect(screen.getByText('Speaks Turkish and English')).toBeVisible()
  expect(screen.getByText('Account: Leena Aydin (leena)')).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'Hidden Gems of Turkey, 14 August 2025' }),
  ).toHaveAttribute('href', '/departures/7')
  expect(screen.getByText('No departures ahead')).toBeVisible()
})

it('says so if there are none', async () => {
  api().state.hosts = []
  openPage('/hosts')
  expect(await screen.findByText('No hosts yet.')).toBeVisible()
})

it('adds a host, and requires a name only', async () => {
  const { user } = openPage('/hosts')
  await user.click(await screen.findByRole('button', { name: 'Add a host' }))
  const form = await dialog('Add a host')
  await user.click(form.getByRole('button', { name: 'Add host' }))
  expect(await form.findByText('Please enter a name')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Elif')
  await user.click(form.getByRole('button', { name: 'Add host' }))
  expect(await screen.findByText('Host added')).toBeVisible()
  expect(writes().at(-1)?.body).toMatchObject({ name: 'Elif' })
  expect(await screen.findByRole('heading', { name: 'Elif' })).toBeVisible()
})

it('changes a host with what the operator saw, and keeps the form if it is refused', async () => {
  const { user } = openPage('/hosts?host=1')
  const form = await dialog('Leena')
  const account = form.getByRole('textbox', { name: /^Member account/ })
  expect(account).toHaveValue('leena')
  const languages = form.getByRole('textbox', { name: /^Languages/ })
  await user.clear(languages)
  const message = 'No member has this username or verified email address'
  const refusal = {
    code: 'VALIDATION_FAILED' as const,
    detail: message,
    errors: { member: message },
  }
  api().failNext('PUT /api/admin/hosts/1', refusal)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(languages).toHaveValue('')
  await user.clear(account)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Host saved')).toBeVisible()
  const picture = '/art/avatars/01.svg'
  const about = 'Leena grew up in Izmir.'
  expect(writes().at(-1)?.body).toEqual({
    before: { name: 'Leena', languages: 'Turkish and English', about, picture, member: 'leena' },
    after: { name: 'Leena', languages: '', about, picture, member: '' },
  })
})

it('says that another operator was faster', async () => {
  const { user } = openPage('/hosts?host=1')
  const form = await dialog('Leena')
  const detail = 'Someone else has changed this host. Please look at the newer values.'
  api().failNext('PUT /api/admin/hosts/1', { code: 'HOST_CHANGED', detail })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent(detail)
})

it('deletes a host whom no departure has, after a question', async () => {
  const { user } = openPage('/hosts')
  expect(await screen.findByRole('button', { name: 'Delete Wayan' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete Leena' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete Wayan' }))
  const question = await dialog('Delete Wayan?')
  await user.click(question.getByRole('button', { name: 'Delete host' }))
  expect(await screen.findByText('Host deleted')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Wayan' })).not.toBeInTheDocument()
})
