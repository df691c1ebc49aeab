import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent } from 'react'
import { LinkProvider, type UiLinkProps } from '../link/link.tsx'
import { findViolations } from '../testing/axe.ts'
import { Button, ButtonLink } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const RouterLink = (props: UiLinkProps) => <a data-router {...props} />

describe('a button', () => {
  it('reacts to mouse, Enter and Space', async () => {
    const press = jest.fn()
    render(<Button onClick={press}>Try Again</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(3)
  })

  it('submits a form only with the type submit', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Clear</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('is disabled while busy and shows its busy label', async () => {
    const press = jest.fn()
    render(
      <Button busy busyLabel="Sending..." onClick={press}>
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Sending...' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
  })

  it('keeps its text while busy if it has no busy label', () => {
    render(<Button busy>Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  })

  it('can render another element with the same styles', () => {
    render(
      <Button as="a" href="/menu.pdf">
        Menu
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Menu' })
    expect(link).not.toHaveAttribute('type')
    expect(link).toHaveStyle({ minHeight: '44px' })
  })
})

describe('targets', () => {
  it('are at least 44 pixels high', () => {
    render(
      <>
        <Button>One</Button>
        <Button size="lg">Two</Button>
        <IconButton label="Three">×</IconButton>
      </>,
    )
    const [one, two, three] = screen.getAllByRole('button')
    expect(one).toHaveStyle({ minHeight: '44px' })
    expect(two).toHaveStyle({ minHeight: '52px' })
    expect(three).toHaveStyle({ height: '44px', width: '44px' })
  })
})

it('a link that looks like a button uses the link of the app', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/trips" variant="secondary">
        Book Now
      </ButtonLink>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'Book Now' })
  expect(link).toHaveAttribute('href', '/trips')
  expect(link).toHaveAttribute('data-router')
})

it('an icon button has its label as its name', async () => {
  const press = jest.fn()
  render(
    <IconButton label="Open menu" onClick={press}>
      <svg />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Button>One</Button>
      <Button variant="quiet" busy busyLabel="Sending...">
        Two
      </Button>
      <ButtonLink href="/">Three</ButtonLink>
      <IconButton label="Four">×</IconButton>
    </>,
  )
  expect(await findViolations(container)).toEqual([])
})
