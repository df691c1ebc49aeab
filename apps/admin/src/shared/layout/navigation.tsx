import type { OpenWork } from '@farandfew/domain/today/admin-open-work.ts'
import { queueRules } from '@farandfew/domain/today/queue-rules.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { isPageAt, type LinkedPage, useLinkedPages } from '../pages.ts'
import { useMay } from '../role/role.ts'

type Queue = NonNullable<LinkedPage['queue']>

/** The pages in the groups between which the navigation leaves a space. */
const groupsOf = (pages: readonly LinkedPage[]) =>
  pages.reduce<LinkedPage[][]>((groups, page) => {
    const last = groups.at(-1)
    if (!last || page.startsGroup) return [...groups, [page]]
    last.push(page)
    return groups
  }, [])

/** Links to the pages of the console. */
export function Navigation({ work }: { work: OpenWork | undefined }) {
  const { pathname } = useLocation()
  const groups = groupsOf(useLinkedPages())
  return (
    <Groups aria-label="Console">
      {groups.map((pages) => (
        <ul key={pages[0]?.path} role="list">
          {pages.map(({ name, path, alsoAt, queue }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={isPageAt({ path, alsoAt }, pathname) ? 'page' : undefined}
              >
                <span>{name}</span>
                {queue && <Waiting queue={queue} open={work?.[queue.name]?.open} />}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </Groups>
  )
}

/** How many wait in a queue, for the roles that deal with them. */
function Waiting({ queue, open }: { queue: Queue; open: number | undefined }) {
  const may = useMay(queueRules[queue.name].needs)
  if (!open || !may) return null
  return (
    <Count tone="raspberry">
      <span>{shortCount(open)}</span>
      <VisuallyHidden>{` ${queue.word}`}</VisuallyHidden>
    </Count>
  )
}

/** A count that fits a badge. */
export const shortCount = (count: number): string => (count > 999 ? '999+' : String(count))

/** A column in the sidebar of a large screen, two columns in the menu of a smaller one. */
const Groups = styled.nav`
  columns: 2 140px;
  column-gap: 16px;
  padding-block: 4px 8px;
  ${theme.media.md} {
    columns: 5;
  }
  ${theme.media.lg} {
    columns: auto;
    padding-block: 0 12px;
  }
  ul {
    break-inside: avoid;
    padding-bottom: 16px;
    ${theme.media.lg} {
      padding-bottom: 0;
    }
  }
  ul + ul {
    ${theme.media.lg} {
      margin-top: 8px;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 12px;
    ${theme.media.lg} {
      min-height: 32px;
      font-size: ${theme.fontSizes.small};
    }
    border-radius: ${theme.radii.card};
    color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${theme.colors.shade};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current='page'] {
      background: ${theme.colors.sheet};
      color: ${theme.colors.raspberry};
    }
  }
`

/** At the end of its link. Contains its hidden word, which would widen the page otherwise. */
const Count = styled(Badge)`
  position: relative;
  margin-left: auto;
`
