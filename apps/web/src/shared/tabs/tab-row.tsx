import { theme } from '@farandfew/ui/theme/theme.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** A tab of a page. The id is the value in the URL. */
export interface TabOfPage<Id extends string> {
  readonly id: Id
  readonly label: string
  /** Shown after the label. */
  readonly badge?: ReactNode
}

interface OpenTabOptions {
  /** Replaces the history entry, so that Back skips the tabs that the arrow keys passed. */
  replace?: boolean
}

interface TabRowProps<Id extends string> {
  /** The accessible name of the row. */
  label: string
  tabs: readonly TabOfPage<Id>[]
  active: Id
  onOpen: (id: Id, options?: OpenTabOptions) => void
  /** Prefix of the ids of tabs and panels. */
  prefix: string
  /** Whether a phone shows all tabs in two rows, instead of one that scrolls. */
  isTwoRows?: boolean
}

/** The index of the tab that a key moves to; -1 is the last one. */
const indexAfterKey: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
}

/**
 * The row of tabs, with automatic activation (ARIA Authoring Practices, Tabs). It is one tab stop; the arrow keys,
 * Home and End move inside it.
 */
export function TabRow<Id extends string>({
  label,
  tabs,
  active,
  onOpen,
  prefix,
  isTwoRows = false,
}: TabRowProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => showActive(row.current), [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const indexAfter = indexAfterKey[event.key]
    if (!indexAfter || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index = tabs.findIndex(({ id }) => id === active)
    const next = tabs.at(indexAfter(index) % tabs.length)!
    onOpen(next.id, { replace: true })
    row.current?.querySelector<HTMLElement>(`#${prefix}-tab-${next.id}`)?.focus()
  }
  return (
    <Tabs
      data-screen
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      $isTwoRows={isTwoRows}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          aria-selected={tab.id === active}
          aria-controls={`${prefix}-panel-${tab.id}`}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onOpen(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.badge}
        </Tab>
      ))}
    </Tabs>
  )
}

/** Scrolls the active tab into view. Scrolls only the row, never the page. */
function showActive(row: HTMLElement | null) {
  const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!row || !tab) return
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

const phone = theme.below.sm

const edge = `${theme.colors.paper} 12px, transparent`
const shade = 'rgb(43 27 47 / 16%), transparent'

const Tabs = styled.div<{ $isTwoRows: boolean }>`
  position: relative;
  display: flex;
  gap: 4px;
  /* Aligns the first label with the page's edge and leaves room for the focus ring. */
  margin-inline: -4px;
  padding: 4px 4px 0;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${theme.colors.hairline};
  /* A shade at an edge says that there are more tabs. It scrolls below a cover that stays with the tabs. */
  background:
    linear-gradient(to right, ${edge}) left / 32px 100% no-repeat local,
    linear-gradient(to left, ${edge}) right / 32px 100% no-repeat local,
    linear-gradient(to right, ${shade}) left / 12px 100% no-repeat scroll,
    linear-gradient(to left, ${shade}) right / 12px 100% no-repeat scroll;
  background-clip: padding-box;
  ${phone} {
    margin-inline: -20px;
    padding-inline: 12px;
    ${({ $isTwoRows }) =>
      $isTwoRows &&
      'display: grid; grid-template-columns: repeat(3, 1fr); > button { white-space: normal; }'}
  }
  @media (scripting: none) {
    display: none;
  }
`

const Tab = styled.button`
  flex: none;
  min-height: 48px;
  padding: 8px 14px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${theme.colors.inkSoft};
  font: inherit;
  font-weight: ${theme.fontWeights.label};
  white-space: nowrap;
  cursor: pointer;
  ${theme.below.ml} {
    padding-inline: 10px;
  }
  ${phone} {
    padding-inline: 8px;
    font-size: ${theme.fontSizes.small};
  }
  &:hover {
    color: ${theme.colors.raspberry};
  }
  &[aria-selected='true'] {
    border-bottom-color: ${theme.colors.raspberry};
    color: ${theme.colors.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
