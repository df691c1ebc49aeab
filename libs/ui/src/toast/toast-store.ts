import { toastDefaults } from '@farandfew/domain/constants/interface.ts'

export interface ToastContent {
  title: string
  description?: string | undefined
  /** A URL to copy by hand. The toast then stays until it is closed. */
  link?: string | undefined
  /** Offers to reload the page. The toast then stays until it is closed. */
  canReload?: boolean | undefined
  /** Use 'destructive' for failures: screen readers announce it at once. */
  variant?: 'default' | 'destructive' | undefined
}

export interface ToastEntry extends ToastContent {
  id: string
  open: boolean
}

let lastId = 0
let entries: readonly ToastEntry[] = []
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function change(next: readonly ToastEntry[]) {
  entries = next
  listeners.forEach((listener) => listener())
}

function remove(id: string) {
  clearTimeout(removals.get(id))
  removals.delete(id)
  change(entries.filter((entry) => entry.id !== id))
}

/** Shows a toast and returns its id. Only one is visible at a time: a new one replaces the one before. */
export function toast(content: ToastContent): string {
  const id = String(++lastId)
  for (const { id: replaced } of entries.slice(toastDefaults.limit - 1)) {
    clearTimeout(removals.get(replaced))
    removals.delete(replaced)
  }
  change([{ ...content, id, open: true }, ...entries].slice(0, toastDefaults.limit))
  return id
}

/** Closes one toast, or all. A closed toast is removed after `toastDefaults.removeDelay`. */
export function dismiss(id?: string) {
  const isAffected = (entry: ToastEntry) => id === undefined || entry.id === id
  for (const entry of entries.filter(isAffected)) {
    if (removals.has(entry.id)) continue
    removals.set(
      entry.id,
      setTimeout(() => remove(entry.id), toastDefaults.removeDelay),
    )
  }
  change(entries.map((entry) => (isAffected(entry) ? { ...entry, open: false } : entry)))
}

/** Calls the listener after every change. Returns a function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All toasts, the newest first. The array stays the same until something changes. */
export const currentToasts = () => entries
