import { noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const form = async () => within(await screen.findByRole('form', { name: 'Club details' }))
const changes = () => api().calls.filter(({ line }) => line.startsWith('PUT'))

it('saves the details, and shows what was stored', async () => {
  const { user } = openPage('/settings/club')
  const fields = await form()
  await user.type(fields.getByLabelText('Registered name'), 'Lantern Journeys')
  await user.type(fields.getByLabelText('Phone'), '+91-98450-11223')
  await user.type(fields.getByLabelText('GSTIN'), '27aapfu0939f1zv')
  await user.click(fields.getByRole('button', { name: 'Save' }))
  expect(await fields.findByText('Club details saved')).toBeVisible()
  expect(fields.getByLabelText('Phone')).toHaveValue('+91 98450 11223')
  expect(api().state.club.phone).toBe('+919845011223')
  expect(fields.getByLabelText('GSTIN')).toHaveValue('27AAPFU0939F1ZV')

  // What is stored can be taken away.
  await user.clear(fields.getByLabelText('Phone'))
  await user.click(fields.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api().state.club.phone).toBeNull())
  expect(api().state.club.registeredName).toBe('Lantern Journeys')
  // Each change names what the operator saw.
  const stored = { registeredName: 'Lantern Journeys', phone: '+919845011223' }
  expect(changes().map(({ body }) => body)).toMatchObject([
    { before: noClubIdentity },
    { before: { ...noClubIdentity, ...stored, gstin: '27AAPFU0939F1ZV' } },
  ])
})

it('refuses a GSTIN with another check character, and a phone with a digit missing', async () => {
  const { user } = openPage('/settings/club')
  const fields = await form()
  await user.type(fields.getByLabelText('Phone'), '98450 1122')
  await user.type(fields.getByLabelText('GSTIN'), '27AAPFU0939F1ZA')
  await user.click(fields.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fields.getByLabelText('Phone')).toHaveFocus())
  expect(fields.getByLabelText('Phone')).toBeInvalid()
  expect(fields.getByText(/^This is not a GSTIN/)).toBeVisible()
  expect(changes()).toEqual([])
})

it('asks before a link leaves what was typed', async () => {
  const { user } = openApp('/settings/club')
  const fields = await form()
  await user.type(fields.getByLabelText('Registered name'), 'Lantern')
  await user.click(screen.getByRole('link', { name: 'Log' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect((await form()).getByLabelText('Registered name')).toHaveValue('Lantern')
})

it('keeps what was typed when someone else was faster, and starts again on demand', async () => {
  Object.assign(api().state, { club: { ...noClubIdentity, isSample: true } })
  const { user } = openPage('/settings/club')
  const fields = await form()
  expect(fields.getByRole('checkbox')).toBeChecked()
  await user.type(fields.getByLabelText('Registered name'), 'Mine')
  const detail = 'Someone else has changed these details.'
  api().failNext('PUT /api/admin/club', { code: 'CLUB_CHANGED', detail }, (state) => {
    state.club = { ...noClubIdentity, registeredName: 'Theirs' }
  })
  await user.click(fields.getByRole('button', { name: 'Save' }))
  expect(await fields.findByRole('alert')).toHaveTextContent(detail)
  expect(await fields.findByText('Changed since: Theirs')).toBeVisible()
  expect(fields.getByLabelText('Registered name')).toHaveValue('Mine')
  await user.click(fields.getByRole('button', { name: 'Start again with the newer details' }))
  expect((await form()).getByLabelText('Registered name')).toHaveValue('Theirs')
  expect((await form()).getByRole('checkbox')).not.toBeChecked()
})

it('is a list for a role that may not change it', async () => {
  Object.assign(api().state, { role: 'content', club: { ...noClubIdentity, gstin: 'X' } })
  openApp('/settings/club')
  expect(await screen.findByText('Only the owner can change them.')).toBeVisible()
  expect(screen.getByText('X')).toBeVisible()
  expect(screen.getAllByText('Not set')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
