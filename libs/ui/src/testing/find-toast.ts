import { waitFor, within } from '@testing-library/react'

/** Waits for the toast, and returns queries for it: a form shows the same words. A dialog hides it from roles. */
export const findToast = () =>
  waitFor(() => {
    const toast = document.querySelector<HTMLElement>('[role=region][aria-label*=F8]')
    expect(toast).not.toBeNull()
    return within(toast!)
  })
