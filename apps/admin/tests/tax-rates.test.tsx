import { screen, waitFor, within } from '@testing-library/react'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Tax rates' }))
  return table.getAllByRole('row').map(({ textContent }) => textContent)
}
const button = (name: string) => screen.findByRole('button', { name })

it('shows which rates apply, and adds rates that are to come', async () => {
  const { user } = openPage('/settings/tax-rates')
  expect((await rows()).slice(1)).toEqual(['1 April 20255%2%Applies today'])
  await user.click(await button('Add tax rates'))
  const form = within(await screen.findByRole('form', { name: 'Add tax rates' }))
  await user.click(form.getByRole('button', { name: 'Add tax rates' }))
  expect(await form.findByText('Please enter the day')).toBeVisible()
  expect(form.getAllByText('Please enter a percentage')).toHaveLength(2)
  await user.type(form.getByLabelText(/^First day/), '2026-01-01')
  await user.type(form.getByLabelText(/^GST in percent/), '18%')
  await user.type(form.getByLabelText(/^TCS in percent/), '0.5')
  await user.click(form.getByRole('button', { name: 'Add tax rates' }))
  expect(await screen.findByText('Tax rates added')).toBeInTheDocument()
  expect(await rows()).toContain('1 January 202618%0.5%To comeRemove')
  expect(api().calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
    validFrom: '2026-01-01',
    gst: 1800,
    tcs: 50,
  })
})

it('shows at the day why the API refuses it', async () => {
  const { user } = openPage('/settings/tax-rates')
  await user.click(await button('Add tax rates'))
  const form = within(await screen.findByRole('form', { name: 'Add tax rates' }))
  await user.type(form.getByLabelText(/^First day/), '2025-04-01')
  await user.type(form.getByLabelText(/^GST in percent/), '5')
  await user.type(form.getByLabelText(/^TCS in percent/), '5')
  const message = 'There are rates from this day already'
  const errors = { validFrom: message }
  api().failNext('POST /api/admin/tax-rates', {
    code: 'VALIDATION_FAILED',
    detail: message,
    errors,
  })
  await user.click(form.getByRole('button', { name: 'Add tax rates' }))
  await waitFor(() => expect(form.getByLabelText(/^First day/)).toHaveFocus())
  expect(form.getByText(message)).toBeVisible()
})

it('removes rates that are to come, after a question', async () => {
  api().state.taxRates.unshift({ validFrom: '2026-01-01', gst: 1800, tcs: 500 })
  const { user } = openPage('/settings/tax-rates')
  await user.click(await button('Remove: 1 January 2026'))
  const name = 'Remove the rates from 1 January 2026?'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await rows()).toHaveLength(3)
  await user.click(await button('Remove: 1 January 2026'))
  await user.click(await button('Remove'))
  expect(await screen.findByText('Tax rates removed')).toBeInTheDocument()
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Remove: 1 April 2025' })).toBeNull()
})

it('changes nothing for a role that may not', async () => {
  Object.assign(api().state, { role: 'bookings' })
  api().state.taxRates.unshift({ validFrom: '2026-01-01', gst: 1800, tcs: 500 })
  openApp('/settings/tax-rates')
  expect(await rows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /Add tax rates|Remove/ })).toBeNull()
})
