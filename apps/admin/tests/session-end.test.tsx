import { adminIdleMs } from '@farandfew/domain/constants/limits.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openApp, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const gate = () => screen.findByRole('heading', { level: 1, name: 'Unlock the console' })
const password = () => screen.findByLabelText(/^Password/)
const dialog = () => screen.findByRole('dialog', { name: 'Add a departure' })

/** A departure that is still loading, in its dialog. */
async function startDeparture() {
  const { user } = openApp('/departures?departure=new&trip=1')
  const sheet = await dialog()
  const form = within(sheet)
  await user.type(form.getByLabelText(/^Departure date/), '2026-03-14')
  await user.clear(form.getByRole('textbox', { name: 'Seats' }))
  await user.type(form.getByRole('textbox', { name: 'Seats' }), '9')
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Trip' })).toHaveValue('1'))
  return { user, sheet, form }
}

describe('a session that expires under an open dialog', () => {
  it('hides the dialog with its page, leaves the gate usable, and restores both', async () => {
    const { user, sheet, form } = await startDeparture()
    api().state.open = false
    await user.click(form.getByRole('button', { name: 'Add departure' }))
    await gate()
    expect(sheet).not.toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const field = await password()
    await waitFor(() => expect(field).toHaveFocus())
    expect(document.body).not.toHaveStyle({ pointerEvents: 'none' })
    await user.keyboard('{Escape}')

    await user.type(field, 'far-and-few{Enter}')
    const back = within(await dialog())
    expect(back.getByLabelText(/^Departure date/)).toHaveValue('2026-03-14')
    expect(back.getByRole('textbox', { name: 'Seats' })).toHaveValue('9')
    await user.click(back.getByRole('button', { name: 'Add departure' }))
    expect(await screen.findByText('Departure added')).toBeInTheDocument()
  })
})

describe('an hour without a call', () => {
  afterEach(() => jest.restoreAllMocks())

  it('shows the gate without a call, over a page that keeps what was typed', async () => {
    const { user, sheet } = await startDeparture()
    const asked = api().calls.length
    const later = Date.now() + adminIdleMs
    jest.spyOn(Date, 'now').mockReturnValue(later)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await gate()
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument()
    expect(sheet).not.toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(api().calls).toHaveLength(asked)

    await user.type(await password(), 'far-and-few{Enter}')
    expect(within(await dialog()).getByLabelText(/^Departure date/)).toHaveValue('2026-03-14')
  })
})

describe('twelve hours after the console was unlocked', () => {
  afterEach(() => jest.restoreAllMocks())

  it('shows the gate and says why, over a page that keeps what was typed', async () => {
    api().state.secondsLeft = 600
    const { user, sheet } = await startDeparture()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await gate()
    expect(await screen.findByText(/^A session lasts at most twelve hours\./)).toBeInTheDocument()
    expect(screen.getByText(/what you typed is kept/)).toBeInTheDocument()
    expect(sheet).not.toBeVisible()

    api().state.secondsLeft = 12 * 3600
    await user.type(await password(), 'far-and-few{Enter}')
    expect(within(await dialog()).getByLabelText(/^Departure date/)).toHaveValue('2026-03-14')
  })
})
