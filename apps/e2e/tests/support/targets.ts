import type { Page } from '@playwright/test'

/** The least width and height of what can be tapped, in CSS pixels. */
export const leastTarget = 44

/**
 * What can be tapped and is smaller than `leastTarget`, as 'text: width × height'. A link in a sentence may be smaller,
 * because the height of the line sets its size (WCAG 2.5.8, exception Inline).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const tappable = 'a[href], button, input, select, textarea, summary, [role="tab"]'
    /** What counts as its area: a label around a hidden control, or the card that a link covers. */
    const areaOf = (element: Element): Element => {
      const label = element.matches('input') ? element.closest('label') : null
      const { content, position } = getComputedStyle(element, '::after')
      const covers = element.matches('a') && content !== 'none' && position === 'absolute'
      return label ?? (covers ? (element as HTMLElement).offsetParent : null) ?? element
    }
    const words = (text: string | null) => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').length
    const isInSentence = (element: Element) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
      const line = element.closest('p, li, dd, dt, small, td, figcaption, label')
      const linked = Array.from(line?.querySelectorAll(tappable) ?? [])
      const others = linked.reduce((sum, { textContent }) => sum + words(textContent), 0)
      return line !== null && words(line.textContent) > others
    }
    return Array.from(document.querySelectorAll(tappable)).flatMap((element) => {
      const area = areaOf(element)
      const { width, height, bottom } = area.getBoundingClientRect()
      const isShown = area.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0
      if (!isShown || isInSentence(element)) return []
      const isLarge = Math.round(width) >= least && Math.round(height) >= least
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      return isLarge ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, leastTarget)
