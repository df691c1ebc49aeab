import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { GroupTabProps } from '../groups/group.data.ts'
import { unreadQuery } from './unread.data.ts'

/** The number of unread messages, on the conversation's tab and in the title of the page. */
export function UnreadBadge({ group }: GroupTabProps) {
  const { data: unread = 0 } = useQuery(unreadQuery(group.departure.id))
  useEffect(() => {
    if (unread === 0) return
    const title = `(${unread}) ${document.title}`
    document.title = title
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '')
    }
  }, [unread])
  if (unread === 0) return null
  return (
    <Count>
      <span aria-hidden>{unread}</span>
      <VisuallyHidden>{`${unread} unread`}</VisuallyHidden>
    </Count>
  )
}

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  margin-left: 8px;
  padding: 1px 6px;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.raspberry};
  color: ${theme.colors.sheet};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  ${theme.below.sm} {
    min-width: 18px;
    margin-left: 4px;
    padding: 0 4px;
    font-size: 12px;
  }
`
