import { useEffect, useState } from 'react'

/** Chrome's event that offers to install the page (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** How the page can be put on the home screen: by a button, by hand as on iOS, or not at all, or not any more. */
export type InstallWay = { kind: 'button'; install: () => void } | { kind: 'by hand' } | undefined

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Only Safari on iOS and iPadOS has the property. It never offers to install. */
const isSafariOnIos = () => 'standalone' in navigator

/** The way in which this browser installs the page; undefined if it is installed or cannot be. */
export function useInstall(): InstallWay {
  const [offer, setOffer] = useState<InstallEvent>()
  const [installed, setInstalled] = useState(isInstalled)
  useEffect(() => {
    const take = (event: Event) => {
      // Otherwise Chrome shows a bar of its own.
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    const finish = () => setInstalled(true)
    window.addEventListener('beforeinstallprompt', take)
    window.addEventListener('appinstalled', finish)
    return () => {
      window.removeEventListener('beforeinstallprompt', take)
      window.removeEventListener('appinstalled', finish)
    }
  }, [])
  if (installed) return undefined
  if (isSafariOnIos()) return { kind: 'by hand' }
  if (!offer) return undefined
  return {
    kind: 'button',
    install: () => {
      // An offer works once.
      setOffer(undefined)
      void offer.prompt()
    },
  }
}
