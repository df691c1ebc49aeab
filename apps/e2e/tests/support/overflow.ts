import type { Page } from '@playwright/test'

/** The widths that every page supports, in CSS pixels. */
export const widths = [320, 390, 768, 1280] as const

/** How far the page scrolls sideways, and by how much its content is too wide, in CSS pixels. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(async () => {
    // Chromium applies the media queries of a new width with the next frame, after its callbacks.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const { scrollWidth, clientWidth } = document.documentElement
    window.scrollTo({ left: 10_000, behavior: 'instant' })
    const scrolled = window.scrollX
    window.scrollTo({ left: 0, behavior: 'instant' })
    return { scrolled, excess: scrollWidth - clientWidth }
  })

export const noOverflow = { scrolled: 0, excess: 0 }
