import { render, screen } from '@testing-library/react'
import { LinkProvider, UiLink, type UiLinkProps } from './link.tsx'

const RouterLink = ({ href, ...rest }: UiLinkProps) => <a data-router href={href} {...rest} />

it('is a plain anchor without a provider', () => {
  render(<UiLink href="/trips">All trips</UiLink>)
  expect(screen.getByRole('link', { name: 'All trips' })).toHaveAttribute('href', '/trips')
})

it('renders the component of the app, with all its props', () => {
  render(
    <LinkProvider component={RouterLink}>
      <UiLink href="/trips" aria-current="page">
        All trips
      </UiLink>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'All trips', current: 'page' })
  expect(link).toHaveAttribute('data-router')
  expect(link).toHaveAttribute('href', '/trips')
})
