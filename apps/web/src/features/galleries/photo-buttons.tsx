import type { Gallery, GalleryPhoto } from '@farandfew/domain/galleries/galleries.ts'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useSyncExternalStore } from 'react'
import { LineIcon } from '../../shared/layout/icons.tsx'
import { Heart } from '../../shared/layout/heart.tsx'
import { photoUrl } from './photo-link.ts'
import { sharePage } from '../../shared/share/share-page.ts'
import { sharePath } from '../../shared/share/share-path.ts'

interface PhotoButtonsProps {
  gallery: Gallery
  photo: GalleryPhoto
}

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
  const share = async () => {
    const url = photoUrl(gallery.slug, photo)
    const isCopied = await sharePage({ title: gallery.title, text: photo.alt, url })
    if (isCopied) toast({ title: 'Copied to clipboard' })
  }
  return (
    <IconButton label={`Share: ${photo.alt}`} onClick={() => void share()}>
      <LineIcon path={sharePath} size={22} />
    </IconButton>
  )
}

let favourites: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function toggle(key: string) {
  const next = new Set(favourites)
  if (!next.delete(key)) next.add(key)
  favourites = next
  listeners.forEach((listener) => listener())
}

/**
 * Returns whether a photo is a favourite, and a function that toggles it. All components that show the photo share the
 * state. It lasts until the page is reloaded.
 */
function useFavourite(key: string): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    subscribe,
    () => favourites.has(key),
    () => false,
  )
  return [isFavourite, () => toggle(key)]
}
