import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { adminPath } from '../../shared/paths.ts'
import { footerGroups } from '../../shared/navigation.derived.ts'

/** Links to the pages in the same footer group, with the current page marked. */
export function SiblingPages({ current }: { current: string }) {
  const headingId = useId()
  const group = footerGroups.find(({ links }) => links.some(({ href }) => href === current))
  if (!group) return null
  return (
    <Aside aria-labelledby={headingId}>
      <h2 id={headingId}>{`More: ${group.title}`}</h2>
      <ul role="list">
        {group.links
          .filter(({ href }) => href !== adminPath)
          .map(({ href, label }) => (
            <li key={href}>
              <AppLink href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </AppLink>
            </li>
          ))}
      </ul>
    </Aside>
  )
}

const Aside = styled.nav`
  position: sticky;
  top: 104px;
  padding-top: 20px;
  border-top: 4px solid ${theme.colors.clay};
  /* Hidden in one column, because the footer with the same links comes next. */
  ${theme.below.ml} {
    display: none;
  }
  h2 {
    margin-bottom: 8px;
    font-size: ${theme.fontSizes.title};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${theme.colors.raspberry};
    font-weight: ${theme.fontWeights.label};
  }
`
