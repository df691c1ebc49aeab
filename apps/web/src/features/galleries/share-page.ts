import { toast } from '@farandfew/ui/toast'

interface SharedPage {
  title: string
  text: string
  url: string
}

/** Opens the device's share sheet. If it has none, copies the URL and shows a toast. */
export async function sharePage(page: SharedPage): Promise<void> {
  if (await showShareSheet(page)) return
  try {
    await navigator.clipboard.writeText(page.url)
    toast({ title: 'Copied to clipboard' })
  } catch {
    // Permission was denied, or the page is not served over HTTPS and has no clipboard.
    toast({
      title: 'Copy failed',
      description: 'Could not copy to clipboard',
      variant: 'destructive',
    })
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
