import {
  beyondTripLabel,
  type Gallery,
  type GalleryPhoto,
} from '@farandfew/domain/galleries/galleries.ts'
import { Lightbox } from '@farandfew/ui/lightbox/lightbox.tsx'
import { FavouriteButton, ShareButton } from './photo-buttons.tsx'

export interface PhotoLightboxProps {
  gallery: Gallery
  /** The photos that Previous and Next step through. */
  photos: readonly GalleryPhoto[]
  photo: GalleryPhoto
  onMove: (id: string) => void
  onClose: () => void
  onReturnFocus: () => void
}

const withNote = (photo: GalleryPhoto) => ({
  ...photo,
  ...(photo.beyondTrip && { note: beyondTripLabel }),
})

/** Shows the photos of a gallery full screen, one at a time. */
export default function PhotoLightbox(props: PhotoLightboxProps) {
  const { gallery, photos, photo, onMove, onClose, onReturnFocus } = props
  return (
    <Lightbox
      title={`Pictures of ${gallery.title}`}
      pictures={photos.map(withNote)}
      index={photos.indexOf(photo)}
      onMove={(index) => onMove(photos[index]?.id ?? photo.id)}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      actions={
        <>
          <FavouriteButton gallery={gallery} photo={photo} />
          <ShareButton gallery={gallery} photo={photo} />
        </>
      }
    />
  )
}
