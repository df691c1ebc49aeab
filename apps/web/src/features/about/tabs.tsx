import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Panel, Tab, TabRow } from './tabs.styles.ts'

export interface TabContent<Key extends string> {
  key: Key
  label: string
  content: ReactNode
}

interface TabsProps<Key extends string> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly TabContent<Key>[]
  selected: Key
  onSelect: (key: Key) => void
}

/**
 * Tabs with automatic activation: the arrow keys, Home and End select a tab (ARIA Authoring Practices, Tabs). The page
 * contains the texts of all tabs; without a script all of them are visible.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  const moveByKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected)
    const next = nextIndex(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onSelect(tab.key)
  }

  return (
    <>
      <TabRow ref={row} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={tab.key === selected}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <Panel
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== selected}
          tabIndex={0}
        >
          {tab.content}
        </Panel>
      ))}
    </>
  )
}

/** The index of the tab that a key moves to, wrapping around at both ends; undefined for any other key. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
