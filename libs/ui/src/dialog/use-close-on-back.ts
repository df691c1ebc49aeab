import { useEffect, useEffectEvent } from 'react'
import { depthKey } from './dialog-entries.ts'

interface OpenDialog {
  close: () => void
  reopen: () => void
}

/** How many dialogs are open in a history entry, by its state. */
export const depthOf = (state: unknown) =>
  (state as Readonly<Record<typeof depthKey, number>> | null)?.[depthKey] ?? 0

/** The newest last. */
const openDialogs: OpenDialog[] = []
/** The one that Back closed last, unless another one was opened or closed since. */
let closedByBack: OpenDialog | undefined
/** Whether the browser is on its way to an entry that `settle` asked for. */
let isTravelling = false
let isListening = false

/**
 * Adds the entries that open dialogs lack, or leaves those whose dialogs are closed. An entry that a navigation has put
 * on top of them is not theirs and stays.
 */
function settle() {
  if (isTravelling) return
  const depth = depthOf(history.state)
  for (let next = depth + 1; next <= openDialogs.length; next++) {
    history.pushState({ ...(history.state as object | null), [depthKey]: next }, '')
  }
  if (depth <= openDialogs.length) return
  isTravelling = true
  history.go(openDialogs.length - depth)
}

/** React renders what Back or Forward changed before this runs. */
const settleSoon = () => void setTimeout(settle)

function onPopState({ state }: PopStateEvent) {
  if (isTravelling) {
    isTravelling = false
    settle()
    return
  }
  const depth = depthOf(state)
  if (depth > openDialogs.length) closedByBack?.reopen()
  const leaving = openDialogs.slice(depth)
  closedByBack = leaving.at(-1)
  for (const dialog of [...leaving].reverse()) dialog.close()
  settleSoon()
}

function enter(dialog: OpenDialog): () => void {
  if (!isListening) window.addEventListener('popstate', onPopState)
  isListening = true
  openDialogs.push(dialog)
  closedByBack = undefined
  settle()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (closedByBack !== dialog) closedByBack = undefined
    settleSoon()
  }
}

/**
 * Makes the browser's Back close a dialog instead of leaving the page, and Forward open it again if `onOpenChange(true)`
 * does. An open dialog has a history entry of its own with the address of the page; closing it in any way leaves that
 * entry, and a dialog that stays open because it is busy gets it back.
 */
export function useCloseOnBack(isOpen: boolean, onOpenChange: (open: boolean) => void): void {
  const change = useEffectEvent(onOpenChange)
  useEffect(() => {
    if (!isOpen) return
    return enter({ close: () => change(false), reopen: () => change(true) })
  }, [isOpen])
}
