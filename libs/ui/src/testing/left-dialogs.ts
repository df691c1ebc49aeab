import { depthOf } from '../dialog/use-close-on-back.ts'

/** Waits until the history has left the entries of dialogs whose page is gone. */
export async function leftDialogs(): Promise<void> {
  while (depthOf(history.state) > 0) await new Promise((resolve) => setTimeout(resolve))
}
