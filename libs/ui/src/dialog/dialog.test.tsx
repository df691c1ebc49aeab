import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { findViolations } from '../testing/axe.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

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

it('is closed until its trigger is clicked', async () => {
  render(<Example />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(opener())
  expect(dialog()).toBeVisible()
})

it('returns the focus to the button that had it, if the dialog has no trigger', async () => {
  function Separate() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask for an invite</Button>
        {open && (
          <Dialog open onOpenChange={setOpen} title="Quick Invite Request">
            <input aria-label="Name" />
          </Dialog>
        )}
      </>
    )
  }
  render(<Separate />)
  await userEvent.click(opener())
  expect(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
})

it('is described by its description', async () => {
  await open('We will write within 48 hours.')
  expect(dialog()).toHaveAccessibleDescription('We will write within 48 hours.')
})

it('logs nothing to the console, with or without a description', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  expect(error).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

it('takes the focus and traps it', async () => {
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

it('hides the page behind it from assistive technology', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Behind' })).not.toBeInTheDocument()
})

it.each([
  ['its Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s and returns the focus', async (_way, close) => {
  await open()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
})

it('reports a click on its Close button, but no other way of closing', async () => {
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

describe("the browser's Back", () => {
  /** Two entries of the page, so that a Back too many is noticed. */
  beforeEach(async () => {
    await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('dialogs'))
    history.pushState({ entry: 'before' }, '')
    history.pushState({ entry: 'page' }, '')
  })
  const expectEntry = (entry: string) => waitFor(() => expect(history.state).toEqual({ entry }))
  const go = (delta: number) => act(() => history.go(delta))
  const expectClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  it('closes it, returns the focus and stays on the page, and Forward opens it again', async () => {
    await open()
    go(-1)
    await expectClosed()
    await expectEntry('page')
    expect(opener()).toHaveFocus()
    go(1)
    expect(await screen.findByRole('dialog')).toBeVisible()
    go(-1)
    await expectClosed()
    await expectEntry('page')
  })

  it('leaves the page after another way of closing: no entry is left over', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expectEntry('page')
    const arrived = jest.fn()
    window.addEventListener('popstate', arrived)
    go(1)
    await waitFor(() => expect(arrived).toHaveBeenCalledTimes(2))
    window.removeEventListener('popstate', arrived)
    await expectEntry('page')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    go(-1)
    await expectEntry('before')
  })

  it('closes only the upper one of two', async () => {
    render(
      <Dialog open onOpenChange={() => {}} title="Below">
        <Example />
      </Dialog>,
    )
    await userEvent.click(opener())
    go(-1)
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Quick Invite Request' })).toBeNull(),
    )
    expect(history.state).toEqual({ entry: 'page', dialogs: 1 })
  })

  it('works again after a dialog has stayed open because it is busy', async () => {
    let isBusy = true
    function Busy() {
      const [isOpen, setOpen] = useState(true)
      const change: DialogProps['onOpenChange'] = (next) => isBusy || setOpen(next)
      return (
        <Dialog open={isOpen} onOpenChange={change} title="Paying">
          <p>Please wait</p>
        </Dialog>
      )
    }
    render(<Busy />)
    go(-1)
    await waitFor(() => expect(history.state).toEqual({ entry: 'page', dialogs: 1 }))
    expect(screen.getByRole('dialog')).toBeVisible()
    isBusy = false
    go(-1)
    await expectClosed()
    await expectEntry('page')
  })

  it('passes the entry of a dialog that a navigation has closed', async () => {
    const { unmount } = render(<Example />)
    await userEvent.click(opener())
    history.pushState({ entry: 'next' }, '')
    unmount()
    await expectEntry('next')
    go(-1)
    await expectEntry('page')
  })
})

it('has no accessibility violations', async () => {
  await open('A few questions.')
  expect(await findViolations()).toEqual([])
})
