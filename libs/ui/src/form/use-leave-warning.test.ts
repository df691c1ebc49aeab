import { renderHook } from '@testing-library/react'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Whether the browser asks before it leaves the page. */
function asksOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

it('asks before the page is left while something is unsaved', () => {
  const { rerender, unmount } = renderHook(useLeaveWarning, { initialProps: true })
  expect(asksOnLeaving()).toBe(true)
  rerender(false)
  expect(asksOnLeaving()).toBe(false)
  rerender(true)
  expect(asksOnLeaving()).toBe(true)
  unmount()
  expect(asksOnLeaving()).toBe(false)
})
