import { brand } from '@farandfew/domain/brand/brand.ts'
import { metaDescription, pageTitle } from '@farandfew/domain/constants/labels.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { usePageData } from '../page-data.ts'

interface PageProps {
  /** The brand is added unless the title contains it. */
  title: string
  /** Search engines get the whole sentences of its first 150 characters. */
  description: string
  /** The canonical path. Without it, search engines do not list the page. */
  path?: string
  /** The path of a share picture of 1200 × 630 pixels. */
  shareImage?: string
  children: ReactNode
}

/** A page: its head tags, and its focus and scroll position after a route change. */
export function Page({
  title,
  description,
  path,
  shareImage = '/art/share/default.png',
  children,
}: PageProps) {
  const { origin } = usePageData()
  const fullTitle = pageTitle(title)
  const summary = metaDescription(description)
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
 * After a route change: scrolls to what the URL's fragment names or to the top, except for Back, where the browser restores
 * the previous position, and focuses the heading, so that a screen reader reads it. The browser handles the first page of a visit.
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
    // It describes the page that was prerendered.
    for (const block of document.querySelectorAll('body > [type="application/ld+json"]'))
      block.remove()
    const named = document.getElementById(window.location.hash.slice(1))
    if (navigationAtArrival.current !== 'POP') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      named?.scrollIntoView({ behavior: 'instant' })
    }
    const heading = named ?? top.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
  return top
}
