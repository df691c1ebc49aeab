import { type ComponentProps, useCallback, useState } from 'react'

/** Where the stand-in of a failed picture is, below the site's origin. */
export const fallbackSrc = '/art/fallback.svg'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'loading' | 'onError'> {
  src: string
  /** What is seen; empty where the picture only decorates. */
  alt: string
  width: number
  height: number
  /** For the one picture a page opens with: loaded at once and before others. */
  eager?: boolean
}

/**
 * A picture that keeps its place while it loads and gives way to the fallback, once, when it
 * fails. A picture of a prerendered page may have failed before this code ran: then the browser
 * calls it complete without a width, and tells of no error.
 */
export function Picture({ src, eager = false, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()

  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )

  return (
    <img
      decoding={eager ? 'auto' : 'async'}
      {...rest}
      ref={look}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      src={failed === src ? fallbackSrc : src}
      onError={() => setFailed(src)}
    />
  )
}
