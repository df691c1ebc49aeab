import type { Page } from '@playwright/test'

/** The widths that every page is built for, in CSS pixels. */
export const widths = [320, 390, 768, 1280] as const

/** How far the page can be moved sideways, in CSS pixels, and what sticks out. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    window.scrollTo({ left: 10_000, behavior: 'instant' })
    const moved = window.scrollX
    window.scrollTo({ left: 0, behavior: 'instant' })
    return { moved, over: scrollWidth - clientWidth }
  })

export const nothing = { moved: 0, over: 0 }
