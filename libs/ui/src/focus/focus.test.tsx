import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { isFocusLost } from './is-focus-lost.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { useFocusReturn } from './use-focus-return.ts'

function Received() {
  return (
    <p ref={useFocusOnMount()} tabIndex={-1}>
      Received
    </p>
  )
}

it('focuses an element when it appears', () => {
  const { rerender } = render(<p>Sending</p>)
  expect(isFocusLost()).toBe(true)
  rerender(<Received />)
  expect(screen.getByText('Received')).toHaveFocus()
  expect(isFocusLost()).toBe(false)
})

function Rows() {
  const [isOpen, setOpen] = useState(false)
  const returnFocus = useFocusReturn(isOpen)
  return (
    <>
      <button onClick={() => setOpen(true)}>First</button>
      <button onClick={() => setOpen(true)}>Second</button>
      <Dialog open={isOpen} onOpenChange={setOpen} onCloseAutoFocus={returnFocus} title="Row">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

it('returns the focus to the element that had it when the dialog opened', async () => {
  render(<Rows />)
  await userEvent.click(screen.getByRole('button', { name: 'Second' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus()
})
