import type { UiLinkProps } from '@farandfew/ui/link'
import { Link } from 'react-router-dom'

/** The link that libs/ui uses here: every one of them leads to a page of the console. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />
}
