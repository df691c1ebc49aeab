/** How toasts behave. */
export const toastDefaults = {
  /** Toasts visible at once. */
  limit: 1,
  /** Milliseconds after which a dismissed toast is removed. */
  removeDelay: 1_000_000,
  /** Milliseconds a toast stays. */
  duration: 5000,
  swipeDirection: 'right',
  /** Pixels of a swipe that dismiss. */
  swipeThreshold: 50,
  /** The key that moves focus to the toasts. */
  hotkey: ['F8'],
} as const

/** How long an answer of the API is kept and when it is asked for again. */
export const queryDefaults = {
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
  /** Milliseconds an answer nobody shows is kept. */
  gcTime: 5 * 60 * 1000,
} as const
