import { AppLink } from '../../shared/links/app-link.tsx'
import { headerLinks } from '../../shared/navigation.derived.ts'

interface HeaderLinksProps {
  /** The current path; the link that equals it is highlighted. */
  current: string
  onChoose?: () => void
}

export function HeaderLinks({ current, onChoose }: HeaderLinksProps) {
  return (
    <ul>
      {headerLinks.map(({ href, label }) => (
        <li key={href}>
          <AppLink
            href={href}
            aria-current={href === current ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
