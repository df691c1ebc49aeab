import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { paths } from './paths.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** The link that libs/ui uses here: the router's for a page of the site, the platform's for anything else, the console's address (which the host redirects) included. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && href !== paths.admin
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
