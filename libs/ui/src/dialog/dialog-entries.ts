/** Where the state of a history entry has the number of dialogs that are open in it. */
export const depthKey = 'dialogs'

/** Leaves the history entries of dialogs that a reload has closed. Otherwise the next Back would do nothing. */
export function leaveDialogEntries(): void {
  const depth = (history.state as Readonly<Record<string, number>> | null)?.[depthKey]
  if (depth) history.go(-depth)
}
