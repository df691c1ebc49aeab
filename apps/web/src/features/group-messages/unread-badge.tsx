import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CountBadge } from '../../shared/tabs/count-badge.tsx'
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
  return <CountBadge count={unread}>{`${unread} unread`}</CountBadge>
}
