const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Downloads scripts in parallel and runs them in order, each in its own task, so that the page responds between them.
 * If a script fails, its importer gets the error.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
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
