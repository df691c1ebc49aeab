import { toastDefaults } from '@farandfew/domain/constants/interface.ts'
import { currentToasts, dismiss, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  dismiss()
  jest.runAllTimers()
  jest.useRealTimers()
})

const shown = () => currentToasts().map(({ title, open }) => ({ title, open }))

it('has the default values of the product', () => {
  expect(toastDefaults).toEqual({
    limit: 1,
    removeDelay: 1_000_000,
    duration: 5000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: ['F8'],
  })
})

it('shows only the newest toast', () => {
  toast({ title: 'One' })
  toast({ title: 'Two' })
  expect(shown()).toEqual([{ title: 'Two', open: true }])
})

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  dismiss(toast({ title: 'One' }))
  expect(shown()).toEqual([{ title: 'One', open: false }])
  jest.advanceTimersByTime(999_999)
  expect(shown()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('dismisses only the given toast', () => {
  const first = toast({ title: 'One' })
  toast({ title: 'Two' })
  dismiss(first)
  expect(shown()).toEqual([{ title: 'Two', open: true }])
})

it('dismisses all toasts without an id', () => {
  toast({ title: 'One' })
  dismiss()
  expect(shown()).toEqual([{ title: 'One', open: false }])
})

it('does not delay the removal when a toast is dismissed twice', () => {
  const id = toast({ title: 'One' })
  dismiss(id)
  jest.advanceTimersByTime(600_000)
  dismiss(id)
  jest.advanceTimersByTime(400_000)
  expect(shown()).toEqual([])
})

it('keeps no timer for a toast that a new one replaced', () => {
  dismiss(toast({ title: 'One' }))
  toast({ title: 'Two' })
  expect(jest.getTimerCount()).toBe(0)
})

it('calls its listeners until they unsubscribe', () => {
  const listener = jest.fn()
  const unsubscribe = subscribeToToasts(listener)
  toast({ title: 'One' })
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  toast({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(1)
})
