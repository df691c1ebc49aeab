import { type ComponentProps, useCallback, useState } from 'react'

/** The path of the picture that replaces one that fails to load. */
export const fallbackSrc = '/art/fallback.svg'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'loading' | 'onError'> {
  src: string
  /** What the picture shows. Empty if it is decoration. */
  alt: string
  width: number
  height: number
  /** Loads it at once and before others. For the first picture of a page. */
  eager?: boolean
}

/**
 * An image that reserves its space while it loads and shows the fallback if it fails. An uploaded picture of a trip, whose
 * address ends with its greatest width, has three: the browser takes the one for the space of a lazy image, or for the screen. In a prerendered page it may have failed
 * before this code runs: then there is no error event, but the image is complete and has no width.
 */
export const Picture = (props: PictureProps) => usePicture(props)[0]

/** The image of a Picture, and whether the fallback has replaced it. */
export function usePicture({ src, eager = false, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()

  const checkImage = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )

  const image = (
    <img
      decoding={eager ? 'auto' : 'async'}
      {...rest}
      ref={checkImage}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      src={failed === src ? fallbackSrc : src}
      {...(failed !== src &&
        src.startsWith('/api/trip-') && {
          srcSet: [480, 960, 1600].map((width) => src.slice(0, -4) + width + ` ${width}w`).join(),
          sizes: 'auto',
        })}
      onError={() => setFailed(src)}
    />
  )
  return [image, failed === src] as const
}
