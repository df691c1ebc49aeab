const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads scripts side by side and runs them in their order, each in a task of its own, so that none of a page's long
 * scripts keeps it from answering. Who imports one of them afterwards finds it there, or gets its error.
 */
export async function loadScripts(addresses: readonly string[]): Promise<void> {
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  for (const address of addresses) {
    await import(/* @vite-ignore */ address).catch(() => undefined)
    await nextTask()
  }
}
