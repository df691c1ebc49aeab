import type { Group } from '@farandfew/domain/groups'
import { Container, VisuallyHidden } from '@farandfew/ui/page'
import { type ComponentType, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Deferred, type LoadPart } from '../../shared/deferred/deferred.tsx'
import type { GroupTabProps } from '../../shared/groups/group.data.ts'
import { TabRow } from '../../shared/tabs/tab-row.tsx'
import { useUrlParams } from '../../shared/use-url-params.ts'

export interface GroupTab {
  /** The value in the URL. */
  readonly id: string
  readonly label: string
  /** Loads the tab's content: a component of one feature, as the default export. */
  readonly load: LoadPart<GroupTabProps>
  /** Shown after the label, for example a number. It is always rendered. */
  readonly Badge?: ComponentType<GroupTabProps>
}

interface GroupTabsProps {
  group: Group
  tabs: readonly GroupTab[]
}

/** The tabs below a group's header, with the open one in the URL. A visited tab stays mounted and keeps what was typed. */
export function GroupTabs({ group, tabs }: GroupTabsProps) {
  const prefix = useId()
  const [params, change] = useUrlParams()
  const first = tabs[0]!.id
  const active = tabs.find(({ id }) => id === params.get('tab'))?.id ?? first
  const [visited, setVisited] = useState<readonly string[]>([active])
  if (!visited.includes(active)) setVisited([...visited, active])

  const open = (id: string, { replace = false } = {}) => {
    if (id !== active) change({ tab: id === first ? undefined : id }, { push: !replace })
  }
  const labels = tabs.map(({ id, label, Badge }) => ({
    ...{ id, label, badge: Badge && <Badge group={group} /> },
  }))
  return (
    <Band>
      <TabRow label="Group Room" tabs={labels} active={active} onOpen={open} prefix={prefix} />
      {tabs.map(({ id, label, load }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          tabIndex={0}
          hidden={id !== active}
        >
          {visited.includes(id) && (
            <Deferred
              load={load}
              when="now"
              props={{ group }}
              placeholder={<Shape label={label} />}
            />
          )}
        </Panel>
      ))}
    </Band>
  )
}

const Shape = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden role="status">Loading {label}</VisuallyHidden>
    <Block aria-hidden />
  </>
)

const Band = styled(Container)`
  padding-top: 8px;
  padding-bottom: clamp(64px, 8vw, 112px);
`

const Panel = styled.div`
  padding-top: 32px;
  &[hidden] {
    display: none;
  }
`

const Block = styled.div`
  height: 60vh;
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.shade};
`
