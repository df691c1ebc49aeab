import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SubmitButton } from './submit-button.tsx'

const show = (busy: boolean) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <input aria-label="Name" />
    <SubmitButton busy={busy} busyLabel="Sending...">
      Send
    </SubmitButton>
  </form>
)

/** Clicks the button and makes it busy. A browser moves the focus away from a disabled button; jsdom does not. */
async function clickAndWait() {
  const { rerender } = render(show(false))
  await userEvent.click(screen.getByRole('button'))
  rerender(show(true))
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  screen.getByRole('textbox').focus()
  screen.getByRole('textbox').blur()
  expect(document.body).toHaveFocus()
  return () => rerender(show(false))
}

it('takes the focus back when the work is done', async () => {
  const finish = await clickAndWait()
  finish()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

it('leaves the focus where it went in the meantime', async () => {
  const finish = await clickAndWait()
  screen.getByRole('textbox').focus()
  finish()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
