import { type AnchorHTMLAttributes, useContext } from 'react'
import { Link } from 'react-router-dom'
import { paths } from './paths.ts'
import { PreparePage } from './prepare-page.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** The link that libs/ui uses here: the router's for a page of the site, the platform's for anything else, the console's address (which the host redirects) included. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const preparePage = useContext(PreparePage)
  const isPage = href.startsWith('/') && !href.startsWith('//') && href !== paths.admin
  if (!isPage) return <a href={href} {...rest} />
  const prepare = () => preparePage(href.split(/[?#]/)[0] ?? '/')
  return <Link to={href} onPointerEnter={prepare} onFocus={prepare} {...rest} />
}
