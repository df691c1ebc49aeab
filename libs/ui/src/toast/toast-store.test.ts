import { toastDefaults } from '@farandfew/domain/constants'
import { currentToasts, dismiss, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  dismiss()
  jest.runAllTimers()
  jest.useRealTimers()
})

const shown = () => currentToasts().map(({ title, open }) => ({ title, open }))

it('has the constants of the specification', () => {
  expect(toastDefaults).toEqual({
    limit: 1,
    removeDelay: 1_000_000,
    duration: 5000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: ['F8'],
  })
})

it('shows the last of several, alone', () => {
  toast({ title: 'One' })
  toast({ title: 'Two' })
  expect(shown()).toEqual([{ title: 'Two', open: true }])
})

it('closes a dismissed toast at once and forgets it after 1,000,000 ms', () => {
  dismiss(toast({ title: 'One' }))
  expect(shown()).toEqual([{ title: 'One', open: false }])
  jest.advanceTimersByTime(999_999)
  expect(shown()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('dismisses only the toast that is meant', () => {
  const first = toast({ title: 'One' })
  toast({ title: 'Two' })
  dismiss(first)
  expect(shown()).toEqual([{ title: 'Two', open: true }])
})

it('dismisses all without an id', () => {
  toast({ title: 'One' })
  dismiss()
  expect(shown()).toEqual([{ title: 'One', open: false }])
})

it('does not put off the forgetting when a toast is dismissed twice', () => {
  const id = toast({ title: 'One' })
  dismiss(id)
  jest.advanceTimersByTime(600_000)
  dismiss(id)
  jest.advanceTimersByTime(400_000)
  expect(shown()).toEqual([])
})

it('keeps no timer of a toast that a new one pushed out', () => {
  dismiss(toast({ title: 'One' }))
  toast({ title: 'Two' })
  expect(jest.getTimerCount()).toBe(0)
})

it('tells its listeners until they leave', () => {
  const listener = jest.fn()
  const leave = subscribeToToasts(listener)
  toast({ title: 'One' })
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  toast({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(1)
})
