import type { UiLinkProps } from '@farandfew/ui/link/link.tsx'
import { Link } from 'react-router-dom'

/** The link component for libs/ui: every link leads to a page of the console. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link to={href} {...rest} />
}
