import type { Gallery, GalleryPhoto } from '@farandfew/domain/galleries'
import { Lightbox } from '@farandfew/ui/lightbox'
import { FavouriteButton, ShareButton } from './photo-buttons.tsx'

export interface PhotoLightboxProps {
  gallery: Gallery
  /** What previous and next go through. */
  photos: readonly GalleryPhoto[]
  photo: GalleryPhoto
  onMove: (id: string) => void
  onClose: () => void
  onGiveBackFocus: () => void
}

/** A gallery's photos, one at a time over the whole screen. */
export default function PhotoLightbox(props: PhotoLightboxProps) {
  const { gallery, photos, photo, onMove, onClose, onGiveBackFocus } = props
  return (
    <Lightbox
      title={`Photos of ${gallery.title}`}
      pictures={photos}
      index={photos.indexOf(photo)}
      onMove={(index) => onMove(photos[index]?.id ?? photo.id)}
      onClose={onClose}
      onReturnFocus={onGiveBackFocus}
      actions={
        <>
          <FavouriteButton gallery={gallery} photo={photo} />
          <ShareButton gallery={gallery} photo={photo} />
        </>
      }
    />
  )
}
