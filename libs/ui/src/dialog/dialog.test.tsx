import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { findViolations } from '../testing/axe.ts'
import { Dialog } from './dialog.tsx'

interface ExampleProps {
  description?: string
  onCloseButton?: () => void
}

function Example({ description, onCloseButton }: ExampleProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Quick Invite Request"
        description={description}
        {...(onCloseButton && { onCloseButton })}
        trigger={<Button>Ask for an invite</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
      <a href="/behind">Behind</a>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Ask for an invite' })
const dialog = () => screen.getByRole('dialog', { name: 'Quick Invite Request' })

async function open(description?: string) {
  render(<Example {...(description && { description })} />)
  await userEvent.click(opener())
}

it('is closed until its trigger is pressed', async () => {
  render(<Example />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(opener())
  expect(dialog()).toBeVisible()
})

it('is described where it has a description', async () => {
  await open('The desk will write within 48 hours.')
  expect(dialog()).toHaveAccessibleDescription('The desk will write within 48 hours.')
})

it('says nothing on the console, with a description or without', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {})
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  expect(complain).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

it('takes the focus and keeps it', async () => {
  await open()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  const seen = new Set<Element | null>()
  for (let step = 0; step < 4; step++) {
    await userEvent.tab()
    seen.add(document.activeElement)
  }
  expect(seen).toEqual(
    new Set([
      screen.getByRole('textbox', { name: 'Name' }),
      screen.getByRole('button', { name: 'Close' }),
    ]),
  )
})

it('hides what lies behind it from assistive technology', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Behind' })).not.toBeInTheDocument()
})

it.each([
  ['its Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes by %s and gives the focus back', async (_way, close) => {
  await open()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
})

it('tells its Close button from the other ways of closing', async () => {
  const closed = jest.fn()
  render(<Example onCloseButton={closed} />)
  await userEvent.click(opener())
  await userEvent.keyboard('{Escape}')
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('breaks no rule of axe', async () => {
  await open('A few questions.')
  expect(await findViolations()).toEqual([])
})
