import type { Group } from '@farandfew/domain/groups/group.ts'
import { PageBody } from '@farandfew/ui/page/page-body.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Box, Shape } from '@farandfew/ui/primitives/primitives.ts'
import { type ComponentType, useId, useLayoutEffect, useRef, useState } from 'react'
import { Deferred, type LoadPart } from '../../shared/deferred/deferred.tsx'
import type { GroupTabProps } from './group.data.ts'
import { TabRow } from '../../shared/tabs/tab-row.tsx'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { GroupHeader } from './group-header.tsx'

export interface GroupTab {
  /** The value in the URL. */
  readonly id: string
  readonly label: string
  /** Loads the tab's content: a component of one feature, as the default export. */
  readonly load: LoadPart<GroupTabProps>
  /** Shown after the label, for example a number. It is always rendered. */
  readonly Badge?: ComponentType<GroupTabProps>
  /** Whether it takes the whole screen, below a header of one line. */
  readonly isFullScreen?: boolean
}

interface GroupPageProps {
  group: Group
  tabs: readonly GroupTab[]
}

/** The header and the tabs of a group, with the open tab in the URL. A visited tab stays mounted and keeps what was typed. */
export function GroupTabs({ group, tabs }: GroupPageProps) {
  const prefix = useId()
  const [params, change] = useUrlParams()
  const first = tabs[0]!
  const { id: active, isFullScreen = false } =
    tabs.find(({ id }) => id === params.get('tab')) ?? first
  const [visited, setVisited] = useState<readonly string[]>([active])
  if (!visited.includes(active)) setVisited([...visited, active])
  const tabIdOf = (id: string) => `${prefix}-tab-${id}`
  const keepPlace = useSamePlace(tabIdOf(active))

  const open = (id: string, { replace = false } = {}) => {
    if (id === active) return
    keepPlace()
    change({ tab: id === first.id ? undefined : id }, { push: !replace })
  }
  const labels = tabs.map(({ id, label, Badge }) => ({
    id,
    label,
    badge: Badge && <Badge group={group} />,
  }))
  return (
    <>
      <GroupHeader group={group} isOneLine={isFullScreen} />
      <PageBody>
        <Box paddingTop={isFullScreen ? 0 : 2}>
          <TabRow label="Group Room" tabs={labels} active={active} onOpen={open} prefix={prefix} />
        </Box>
        {tabs.map(({ id, label, load }) => (
          <Box
            key={id}
            role="tabpanel"
            id={`${prefix}-panel-${id}`}
            aria-labelledby={tabIdOf(id)}
            tabIndex={0}
            hidden={id !== active}
            paddingTop={isFullScreen ? 4 : 8}
          >
            {visited.includes(id) && (
              <Deferred
                load={load}
                when="now"
                props={{ group }}
                placeholder={<Loading label={label} />}
              />
            )}
          </Box>
        ))}
      </PageBody>
    </>
  )
}

/**
 * Returns a function that is called before the height above the tabs changes: the tab that opens then appears where the
 * last one was on the screen.
 */
function useSamePlace(activeTabId: string): () => void {
  const topBefore = useRef<number>(undefined)
  const topNow = () => document.getElementById(activeTabId)?.getBoundingClientRect().top
  useLayoutEffect(() => {
    const [before, now] = [topBefore.current, topNow()]
    topBefore.current = undefined
    if (before === undefined || now === undefined) return
    window.scrollBy({ top: now - before, behavior: 'instant' })
  })
  return () => {
    topBefore.current = topNow()
  }
}

const Loading = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden role="status">{`Loading ${label}`}</VisuallyHidden>
    <Shape height="60vh" aria-hidden />
  </>
)
