import { brand } from '@farandfew/domain/brand'
import { metaDescription, pageTitle } from '@farandfew/domain/constants'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { usePageData } from '../page-data.ts'

interface PageProps {
  /** Without the brand, which is added unless it is there already. */
  title: string
  /** At most its first 150 characters are told to search engines. */
  description: string
  /** The page's own address, which other addresses of the same content name as canonical; none for pages that are not there. */
  path?: string
  /** The share picture of 1200 × 630, a path below the site; the club's own where the page has none. */
  shareImage?: string
  children: ReactNode
}

/** A screen: its head, and the focus and scroll position that a person expects after going to it. */
export function Page({
  title,
  description,
  path,
  shareImage = '/art/share/default.png',
  children,
}: PageProps) {
  const { origin } = usePageData()
  const fullTitle = pageTitle(title)
  const summary = metaDescription(description).trimEnd()
  const top = useArrival()
  return (
    <div ref={top}>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={origin + shareImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fullTitle} />
      {path ? (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {children}
    </div>
  )
}

let isFirstPage = true

/**
 * After a change of route: the new page from its top (going back keeps the browser's own position), with the focus
 * on its heading, which a screen reader then reads. The first page of a visit is left as the browser opens it.
 */
function useArrival() {
  const navigation = useNavigationType()
  const top = useRef<HTMLDivElement>(null)
  const navigationAtArrival = useRef(navigation)
  useLayoutEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    // They tell what the page is about that was prerendered.
    for (const block of document.querySelectorAll('[type="application/ld+json"]')) block.remove()
    if (navigationAtArrival.current !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = top.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return top
}
