import type { Gallery, GalleryPhoto } from '@farandfew/domain/galleries'
import { IconButton } from '@farandfew/ui/button'
import { LineIcon } from '../../shared/layout/icons.tsx'
import { Heart } from './heart.tsx'
import { useFavourite } from './favourites.ts'
import { photoUrl } from './photo-link.ts'
import { sharePage } from './share-page.ts'

const sharePath = 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1'

interface PhotoButtonsProps {
  gallery: Gallery
  photo: GalleryPhoto
}

/** Marks a photo as a favourite, or removes the mark. */
export function FavouriteButton({ gallery, photo }: PhotoButtonsProps) {
  const [isFavourite, toggle] = useFavourite(`${gallery.slug}/${photo.id}`)
  return (
    <IconButton label={`Favourite: ${photo.alt}`} aria-pressed={isFavourite} onClick={toggle}>
      <Heart size={22} filled={isFavourite} />
    </IconButton>
  )
}

/** Shares a photo with the device's share sheet, or copies a link to it. */
export function ShareButton({ gallery, photo }: PhotoButtonsProps) {
  const share = () =>
    sharePage({ title: gallery.title, text: photo.alt, url: photoUrl(gallery.slug, photo) })
  return (
    <IconButton label={`Share: ${photo.alt}`} onClick={() => void share()}>
      <LineIcon path={sharePath} size={22} />
    </IconButton>
  )
}
