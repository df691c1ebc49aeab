export const toastDefaults = {
  /** Toasts visible at once. */
  limit: 1,
  /** Milliseconds after which a dismissed toast is removed. */
  removeDelay: 1_000_000,
  /** Milliseconds for which a toast is shown. */
  duration: 5000,
  swipeDirection: 'right',
  /** Pixels of a swipe that dismisses a toast. */
  swipeThreshold: 50,
  /** The key that moves focus to the toasts. */
  hotkey: ['F8'],
} as const

/** Defaults of every query: answers never go stale, and nothing is fetched again without a reason. */
export const queryDefaults = {
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
  /** Milliseconds for which an unused answer is kept. */
  gcTime: 5 * 60 * 1000,
} as const
