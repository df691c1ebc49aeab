import { screen, within } from '@testing-library/react'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'
import { factorOff, factorOn } from './support/security.ts'

const api = withFakeApi()
beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Asha' })
})

const button = (name: string) => screen.findByRole('button', { name })
const password = () => screen.findByLabelText(/^The console's password/)
const code = () => screen.findByLabelText(/^Code/)
const path = '/api/admin/second-factor'
const bodies = () =>
  api()
    .calls.filter(({ line }) => !line.startsWith('GET'))
    .map(({ body }) => body)
const refuseNext = (line: string, field: string, detail: string) =>
  api().failNext(line, { code: 'VALIDATION_FAILED', detail, errors: { [field]: detail } })
const proof = { password: 'far-and-few', code: '123456' }

it('switches the second factor on: password, code of the app, recovery codes once', async () => {
  const { user } = openPage('/settings/security')
  expect(await screen.findByText(/The second factor is off/)).toBeInTheDocument()
  await user.click(await button('Switch on'))
  expect(await password()).toHaveFocus()
  refuseNext(`POST ${path}/offer`, 'password', 'Incorrect password')
  await user.keyboard('wrong{Enter}')
  expect(await screen.findByText('Incorrect password')).toBeInTheDocument()
  expect(await password()).toHaveValue('wrong')
  await user.clear(await password())
  await user.type(await password(), 'far-and-few{Enter}')

  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument()
  expect(screen.getByText(/^Or type this key/)).toHaveTextContent(
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  )
  expect(await code()).toHaveFocus()
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
  api().answerNext(`POST ${path}`, (state) => Object.assign(state, { secondFactor: factorOn }))
  await user.type(await code(), '123456{Enter}')

  expect(await screen.findByText(/Your recovery codes/)).toBeInTheDocument()
  expect(bodies()).toEqual([{ password: 'wrong' }, { password: 'far-and-few' }, { code: '123456' }])
  expect(screen.getAllByText(/^aaaa-bbbb-/)).toHaveLength(10)
  expect(document.activeElement).toHaveTextContent(/^Your recovery codes/)
  expect(screen.getByRole('link', { name: 'Download as text' })).toHaveAttribute(
    'href',
    expect.stringContaining('aaaa-bbbb-cccc-ddda%0Aaaaa'),
  )
  await user.click(await button('Copy the codes'))
  expect(await navigator.clipboard.readText()).toContain('aaaa-bbbb-cccc-dddj')
  await user.click(await button('I have saved them'))
  expect(screen.queryByText(/^aaaa-bbbb-/)).not.toBeInTheDocument()
  expect(screen.getByText(/10 recovery codes are left/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus()
})

it('switches it off with password and code, and keeps both if one is refused', async () => {
  api().state.secondFactor = factorOn
  // The whole app, because a refused code must not end the session and remove the layout.
  const { user } = openApp('/settings/security')
  await user.click(await button('Switch off'))
  await user.type(await password(), 'far-and-few')
  refuseNext(`DELETE ${path}`, 'code', 'This code is wrong.')
  await user.type(await code(), '000000{Enter}')
  expect(await screen.findByText('This code is wrong.')).toBeInTheDocument()
  expect(await password()).toHaveValue('far-and-few')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  await user.clear(await code())
  api().answerNext(`DELETE ${path}`, (state) => Object.assign(state, { secondFactor: factorOff }))
  await user.type(await code(), '123456{Enter}')
  expect(await screen.findByText(/the password alone opens/)).toBeInTheDocument()
  expect(bodies()).toEqual([{ ...proof, code: '000000' }, proof])
})

it('creates new recovery codes', async () => {
  api().state.secondFactor = factorOn
  const { user } = openPage('/settings/security')
  await user.click(await button('New recovery codes'))
  const form = screen.getByRole('form', { name: 'Renew the recovery codes' })
  await user.click(within(form).getByRole('button', { name: 'Create new codes' }))
  expect(await screen.findByText('Password is required')).toBeInTheDocument()
  await user.type(await password(), 'far-and-few')
  await user.type(await code(), '123456{Enter}')
  expect(await screen.findAllByText(/^aaaa-bbbb-/)).toHaveLength(10)
  expect(bodies()).toEqual([proof])
})

it('shows why the state could not be loaded, and tries again', async () => {
  api().failNext('GET /api/admin/second-factor', {
    code: 'DATABASE_UNAVAILABLE',
    detail: 'Unavailable.',
  })
  const { user } = openPage('/settings/security')
  expect(await screen.findByRole('alert')).toHaveTextContent('Unavailable.')
  await user.click(await button('Try again'))
  expect(await screen.findByText(/The second factor is off/)).toBeInTheDocument()
})

it('ends the sessions of all operators after a question, and shows the gate', async () => {
  const { user } = openApp('/settings/operators')
  await user.click(await button('End all operator sessions'))
  const dialog = within(await screen.findByRole('dialog', { name: 'End all operator sessions?' }))
  expect(dialog.getByText(/you included/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Keep them' }))
  expect(api().calls.map(({ line }) => line)).not.toContain('DELETE /api/admin/sessions')

  await user.click(await button('End all operator sessions'))
  await user.click(await button('End all sessions'))
  await screen.findByRole('heading', { level: 1, name: 'Unlock the console' })
  expect(await screen.findByText('All operator sessions have ended')).toBeInTheDocument()
  expect(screen.getByText('3 sessions were open, this one included.')).toBeInTheDocument()
})

it('says if the sessions could not be ended', async () => {
  const { user } = openPage('/settings/security')
  await user.click(await button('End all operator sessions'))
  api().failNext('DELETE /api/admin/sessions', {
    code: 'DATABASE_UNAVAILABLE',
    detail: 'Unavailable.',
  })
  await user.click(await button('End all sessions'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The sessions are still open.')
})
