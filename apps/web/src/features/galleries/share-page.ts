import { toast } from '@farandfew/ui/toast'

interface SharedPage {
  title: string
  text: string
  url: string
}

/** Offers a page to the device's own share sheet; where there is none, copies its address and says so. */
export async function sharePage(page: SharedPage): Promise<void> {
  if (await offer(page)) return
  try {
    await navigator.clipboard.writeText(page.url)
    toast({ title: 'Copied to clipboard' })
  } catch {
    // Refused, or not there at all: a page without encryption has no clipboard.
    toast({
      title: 'Copy failed',
      description: 'Could not copy to clipboard',
      variant: 'destructive',
    })
  }
}

/** Whether the share sheet has done its work, which includes that the person changed their mind. */
async function offer(page: SharedPage): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (problem) {
    return (problem as Error).name === 'AbortError'
  }
}
