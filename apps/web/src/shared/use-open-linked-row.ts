import { useEffect } from 'react'

/**
 * Opens the row that the URL's fragment names, and scrolls to it. Many browsers do so on their own, but not for a part that
 * was not loaded when the page opened.
 */
export function useOpenLinkedRow(): void {
  useEffect(() => {
    const openRow = () => {
      const { hash } = window.location
      const details = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
      const row = details?.closest('details')
      if (!row || row.open) return
      row.open = true
      details?.scrollIntoView({ behavior: 'instant' })
    }
    openRow()
    window.addEventListener('hashchange', openRow)
    return () => window.removeEventListener('hashchange', openRow)
  }, [])
}
