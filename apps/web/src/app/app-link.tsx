import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { paths } from './paths.ts'
import { routeOf } from './route-table.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** The link that libs/ui uses here: the router's for a page of the site, the platform's for anything else, the console's address (which the host redirects) included. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('//') && href !== paths.admin
  if (!isPage) return <a href={href} {...rest} />
  const prepare = () => preparePage(href)
  return <Link to={href} onPointerEnter={prepare} onFocus={prepare} {...rest} />
}

/** Loads a page's code when somebody is about to go there; what fails is asked for again on the way. */
function preparePage(href: string) {
  const [path = '/'] = href.split(/[?#]/)
  routeOf(path)
    .preload()
    .catch(() => undefined)
}
