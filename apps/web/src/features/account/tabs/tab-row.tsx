import { theme } from '@farandfew/ui/theme'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { type AccountTab, accountTabs } from './account-tabs.ts'
import type { OpenTab } from './use-account-tab.ts'

interface TabRowProps {
  active: AccountTab
  onOpen: OpenTab
  /** Prefix of the ids of tabs and panels. */
  prefix: string
}

/** The index of the tab that a key moves to. */
const indexAfterKey: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => accountTabs.length - 1,
}

/**
 * The row of tabs, with automatic activation (ARIA Authoring Practices, Tabs). It is one tab stop; the arrow keys,
 * Home and End move inside it.
 */
export function TabRow({ active, onOpen, prefix }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showActive(row.current), [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const indexAfter = indexAfterKey[event.key]
    if (!indexAfter || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index = accountTabs.findIndex(({ id }) => id === active)
    const next = accountTabs.at(indexAfter(index) % accountTabs.length)!
    onOpen(next.id, { replace: true })
    row.current?.querySelector<HTMLElement>(`#${prefix}-tab-${next.id}`)?.focus()
  }
  return (
    <Row ref={row} role="tablist" aria-label="My account" onKeyDown={onKeyDown}>
      {accountTabs.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          aria-selected={id === active}
          aria-controls={`${prefix}-panel-${id}`}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {label}
        </Tab>
      ))}
    </Row>
  )
}

/** Scrolls the active tab into view. Scrolls only the row, never the page. */
function showActive(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!row || !tab) return
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

const phone = theme.below.sm

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
  /* Aligns the first label with the page's edge and leaves room for the focus ring. */
  margin-inline: -4px;
  padding: 4px 4px 0;
  overflow-x: auto;
  scrollbar-width: none;
  /* Two rows on a phone, so that every tab is visible. */
  ${phone} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  border-bottom: 1px solid ${({ theme }) => theme.colors.hairline};
`

const Tab = styled.button`
  flex: none;
  min-height: 48px;
  padding: 8px 14px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${({ theme }) => theme.colors.inkSoft};
  font: inherit;
  font-weight: ${({ theme }) => theme.fontWeights.label};
  white-space: nowrap;
  cursor: pointer;
  ${phone} {
    padding-inline: 4px;
    font-size: ${({ theme }) => theme.fontSizes.small};
    white-space: normal;
  }
  &:hover {
    color: ${({ theme }) => theme.colors.raspberry};
  }
  &[aria-selected='true'] {
    border-bottom-color: ${({ theme }) => theme.colors.raspberry};
    color: ${({ theme }) => theme.colors.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
