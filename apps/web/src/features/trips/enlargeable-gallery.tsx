import type { Picture } from '@farandfew/domain/pictures/pictures.ts'
import { useCloseOnBack } from '@farandfew/ui/dialog/use-close-on-back.ts'
import { PictureRow } from '@farandfew/ui/picture-row/picture-row.tsx'
import type { Lightbox as LightboxOfUi } from '@farandfew/ui/lightbox/lightbox.tsx'
import { toastLoadFailure } from '@farandfew/ui/toast/toast-load-failure.ts'
import { type ReactNode, useRef, useState } from 'react'

const loadLightbox = () => import('@farandfew/ui/lightbox/lightbox.tsx')

interface EnlargeableGalleryProps {
  /** The name of the lightbox. */
  title: string
  pictures: readonly Picture[]
  /** A link at the end of the row. */
  children?: ReactNode
}

/** A row of pictures that open in the lightbox, whose code is loaded then. Back closes it. */
export function EnlargeableGallery({ title, pictures, children }: EnlargeableGalleryProps) {
  const [index, setIndex] = useState<number>()
  const [Lightbox, setLightbox] = useState<typeof LightboxOfUi>()
  const opener = useRef<HTMLElement>(null)

  useCloseOnBack(index !== undefined, (open) => !open && setIndex(undefined))

  const enlarge = (wanted: number, button: HTMLElement) => {
    opener.current = button
    loadLightbox().then(
      (module) => {
        setLightbox(() => module.Lightbox)
        setIndex(wanted)
      },
      (error: unknown) => toastLoadFailure('We could not open the picture', error),
    )
  }

  return (
    <>
      <PictureRow pictures={pictures} onEnlarge={enlarge}>
        {children}
      </PictureRow>
      {Lightbox && index !== undefined && (
        <Lightbox
          title={title}
          pictures={pictures}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(undefined)}
          onReturnFocus={() => opener.current?.focus()}
        />
      )}
    </>
  )
}
