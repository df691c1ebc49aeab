import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent } from 'react'
import { findViolations } from '../testing/axe.ts'
import { ActionButton } from './action-button.tsx'

const button = () => screen.getByRole('button')

it('acts once for each press', async () => {
  const act = jest.fn()
  render(<ActionButton onAction={act}>Undo</ActionButton>)
  await userEvent.click(button())
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(2)
})

it.each([{ busy: true }, { idle: true }])(
  'does nothing and keeps the focus with %j',
  async (state) => {
    const act = jest.fn()
    const { rerender } = render(<ActionButton onAction={act}>Undo</ActionButton>)
    button().focus()
    rerender(
      <ActionButton {...state} onAction={act}>
        Undo
      </ActionButton>,
    )
    expect(button()).toHaveFocus()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button())
    expect(act).not.toHaveBeenCalled()
  },
)

it('says what it does while busy', async () => {
  const { container } = render(
    <ActionButton busy busyLabel="Undoing...">
      Undo
    </ActionButton>,
  )
  expect(screen.getByRole('button', { name: 'Undoing...' })).toHaveAttribute('aria-busy', 'true')
  expect(await findViolations(container)).toEqual([])
})

it('submits its form, unless it is busy', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault())
  const show = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <ActionButton type="submit" busy={busy}>
        Save
      </ActionButton>
    </form>
  )
  const { rerender } = render(show(true))
  await userEvent.click(button())
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(submit).not.toHaveBeenCalled()
  rerender(show(false))
  await userEvent.click(button())
  expect(submit).toHaveBeenCalledTimes(1)
})
