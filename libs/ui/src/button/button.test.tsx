import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent } from 'react'
import { LinkProvider, type UiLinkProps } from '../link/link.tsx'
import { findViolations } from '../testing/axe.ts'
import { Button, ButtonLink, IconButton } from './index.ts'

const RouterLink = (props: UiLinkProps) => <a data-router {...props} />

describe('a button', () => {
  it('is pressed by mouse, Enter and Space', async () => {
    const press = jest.fn()
    render(<Button onClick={press}>Try Again</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledTimes(3)
  })

  it('submits a form only where its type says so', async () => {
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

  it('is disabled and says so while busy', async () => {
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

  it('keeps its words while busy where it has no others', () => {
    render(<Button busy>Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  })

  it('can be another element with the same look', () => {
    render(
      <Button as="a" {...{ href: '/menu.pdf' }}>
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

it('a link that looks like a button goes through the app’s own link', () => {
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

it('an icon button is called by its label', async () => {
  const press = jest.fn()
  render(
    <IconButton label="Open menu" onClick={press}>
      <svg />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it('breaks no rule of axe', async () => {
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
