import { UnreadBadge } from '../../features/group-messages/unread-badge.tsx'
import type { GroupTab } from '../../features/groups/group-tabs.tsx'

/** The tabs of a group's page, in their order. The first one needs no parameter in the URL. */
export const groupTabs: readonly GroupTab[] = [
  {
    id: 'group',
    label: 'Group',
    load: () => import('./group-members.tsx'),
  },
  {
    id: 'conversation',
    label: 'Conversation',
    load: () => import('../../features/group-messages/conversation-tab.tsx'),
    Badge: UnreadBadge,
    isFullScreen: true,
  },
  {
    id: 'plan',
    label: 'Plan',
    load: () => import('./group-plan.tsx'),
  },
  {
    id: 'roommates',
    label: 'Roommates',
    load: () => import('../../features/roommates/roommates-tab.tsx'),
  },
  {
    id: 'before-you-fly',
    label: 'Before You Fly',
    load: () => import('../../features/travel-details/before-you-fly-tab.tsx'),
  },
]
