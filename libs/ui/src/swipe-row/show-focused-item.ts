import type { FocusEvent } from 'react'

/**
 * Scrolls the row to the item that got the focus by keyboard. Browsers leave a link where it is if a part of it is visible.
 * Scrolls only the row, never the page. For the `onFocus` of a swipe row with links, or of an element around it.
 */
export function showFocusedItem({ target }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  const row = item?.parentElement
  if (!row || !target.matches(':focus-visible')) return
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0
  const left = item.getBoundingClientRect().left - row.getBoundingClientRect().left - edge
  row.scrollBy({ left, behavior: 'instant' })
}
