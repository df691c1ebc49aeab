import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { adminPath } from '../paths.ts'
import { PreparePage } from './prepare-page.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** The link component of libs/ui: the router handles pages of the site, the browser everything else. The host redirects the console's path. */
export function AppLink(props: AppLinkProps) {
  const { href } = props
  const isPage = /^\/(?!\/)/.test(href) && href !== adminPath && !href.endsWith('.txt')
  return isPage ? <PageLink {...props} /> : <a {...props} />
}

/** A link that the router follows. The router's own Link would add code that prefetches data, which the site does not use. */
function PageLink({ href, onClick, ...rest }: AppLinkProps) {
  const preparePage = useContext(PreparePage)
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    href,
    rest.target ? { target: rest.target } : {},
  )
  const prepare = () => preparePage(href.split(/[?#]/)[0] ?? '/')
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a onPointerEnter={prepare} onFocus={prepare} {...rest} href={useHref(href)} onClick={go} />
  )
}
