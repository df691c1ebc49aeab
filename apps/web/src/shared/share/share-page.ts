import { toast } from '@farandfew/ui/toast/toast-store.ts'

interface SharedPage {
  title: string
  text: string
  url: string
}

/**
 * Opens the device's share sheet. If it has none, copies the URL. Returns whether it was copied; if it could not be, a
 * toast shows the URL.
 */
export async function sharePage(page: SharedPage): Promise<boolean> {
  if (await showShareSheet(page)) return false
  try {
    await navigator.clipboard.writeText(page.url)
    return true
  } catch {
    // Permission was denied, or the page is not served over HTTPS and has no clipboard.
    toast({
      title: 'Copy failed',
      description: 'Could not copy to clipboard',
      link: page.url,
      variant: 'destructive',
    })
    return false
  }
}

/** Returns whether the share sheet was shown. Cancelling it counts as shown. */
async function showShareSheet(page: SharedPage): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (problem) {
    return (problem as Error).name === 'AbortError'
  }
}
