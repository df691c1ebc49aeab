/** Where the state of a history entry has the number of dialogs that are open in it. */
export const depthKey = 'openDialogs'

/** How many dialogs are open in a history entry, by its state. */
export const depthOf = (state: unknown) =>
  (state as Readonly<Record<typeof depthKey, number>> | null)?.[depthKey] ?? 0

/** Leaves the history entries of dialogs that a reload has closed. Otherwise the next Back would do nothing. */
export function leaveDialogEntries(): void {
  const depth = depthOf(history.state)
  if (depth > 0) history.go(-depth)
}
