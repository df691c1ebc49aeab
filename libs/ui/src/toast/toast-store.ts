import { toastDefaults } from '@farandfew/domain/constants'

export interface ToastContent {
  title: string
  description?: string | undefined
  /** What went wrong is 'destructive': it is announced at once. */
  variant?: 'default' | 'destructive' | undefined
}

export interface ToastEntry extends ToastContent {
  id: string
  open: boolean
}

let made = 0
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

/**
 * Shows a toast from anywhere and answers its id. At most one is visible (spec section 9): a new
 * one takes the place of the one before.
 */
export function toast(content: ToastContent): string {
  const id = String(++made)
  for (const { id: pushedOut } of entries.slice(toastDefaults.limit - 1)) {
    clearTimeout(removals.get(pushedOut))
    removals.delete(pushedOut)
  }
  change([{ ...content, id, open: true }, ...entries].slice(0, toastDefaults.limit))
  return id
}

/** Closes one toast, or all. What is closed is forgotten 1,000,000 ms later (spec section 9). */
export function dismiss(id?: string) {
  const isMeant = (entry: ToastEntry) => id === undefined || entry.id === id
  for (const entry of entries.filter(isMeant)) {
    if (removals.has(entry.id)) continue
    removals.set(
      entry.id,
      setTimeout(() => remove(entry.id), toastDefaults.removeDelay),
    )
  }
  change(entries.map((entry) => (isMeant(entry) ? { ...entry, open: false } : entry)))
}

/** Calls back after every change; answers how to stop that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts there are, the newest first; the same list until something changes. */
export const currentToasts = () => entries
