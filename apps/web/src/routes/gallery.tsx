import { tripIdOfDestination } from '@farandfew/domain/destinations/destination-info.ts'
import { galleryIntroOf } from '@farandfew/domain/galleries/gallery-intro.ts'
import { useParams } from 'react-router-dom'
import { paths, tripLink } from '../shared/paths.ts'
import { island } from '../shared/deferred/island.tsx'
import { GalleryClosing } from '../features/galleries/gallery-closing.tsx'
import { GalleryHeader } from '../features/galleries/gallery-header.tsx'
import { Page } from '../shared/head/page.tsx'
import NotFoundPage from './not-found.tsx'

const PhotoWall = island(() => import('../features/galleries/photo-wall.tsx'))

/** The photos of one destination. */
export default function GalleryPage() {
  const { slug = '' } = useParams()
  const gallery = galleryIntroOf(slug)
  if (!gallery) return <NotFoundPage />
  const planHref = tripLink({
    id: tripIdOfDestination(gallery.slug),
    title: gallery.title,
    destination: gallery.title,
  })
  return (
    <Page
      key={gallery.slug}
      title={`${gallery.title} Gallery`}
      description={gallery.blurb}
      path={paths.gallery(gallery.slug)}
      shareImage={`/art/share/trip-${gallery.slug}.png`}
    >
      <GalleryHeader gallery={gallery} />
      <PhotoWall slug={gallery.slug} planHref={planHref} />
      <GalleryClosing gallery={gallery} planHref={planHref} />
    </Page>
  )
}
