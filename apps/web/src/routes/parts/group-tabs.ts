import type { LoadPart } from '../../shared/deferred/deferred.tsx'
import type { GroupTabProps } from '../../shared/groups/group.data.ts'

interface GroupTabRow {
  /** The value in the URL. */
  readonly id: string
  readonly label: string
  /** Loads the tab's content: a component of one feature, as the default export. */
  readonly load: LoadPart<GroupTabProps>
}

/** The tabs of a group's page, in their order. The first one needs no parameter in the URL. */
export const groupTabs: readonly GroupTabRow[] = [
  {
    id: 'group',
    label: 'Group',
    load: () => import('../../features/groups/group-tab.tsx'),
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
]
