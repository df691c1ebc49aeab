import { likesOf } from '@farandfew/domain/decoration/decoration.ts'
import {
  beyondTripLabel,
  type Gallery,
  type GalleryPhoto,
} from '@farandfew/domain/galleries/galleries.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Row, TextLink } from '@farandfew/ui/primitives/primitives.ts'
import type { Ref } from 'react'
import { LineIcon } from '../../shared/layout/icons.tsx'
import { Heart } from '../../shared/layout/heart.tsx'
import { FavouriteButton, ShareButton } from './photo-buttons.tsx'
import { Bar, Card, Frame } from './photo-tile.styles.ts'

/** Fixed, so that the prerendered counts do not change in the browser. */
const decorationSeed = 'far-and-few'
const enlargePath = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'

interface PhotoTileProps {
  gallery: Gallery
  photo: GalleryPhoto
  /** The page of the trip to the destination. */
  planHref: string
  onEnlarge: () => void
  /** The button that opens the lightbox. */
  enlargeRef: Ref<HTMLButtonElement>
  eager: boolean
}

/** A photo with its category, its mark if the trip does not go there, like count and buttons. */
export function PhotoTile(props: PhotoTileProps) {
  const { gallery, photo, planHref, onEnlarge, enlargeRef, eager } = props
  const { src, alt, width, height } = photo
  return (
    <Card>
      <Frame>
        {/* A larger click target than the Enlarge button. The keyboard uses the button. */}
        <Picture
          src={src}
          alt={alt}
          width={width}
          height={height}
          eager={eager}
          onClick={onEnlarge}
        />
        <div>
          <Row as="span" gap={1.5} align="stretch">
            <Badge>{photo.category}</Badge>
            {photo.beyondTrip && <Badge tone="sea">{beyondTripLabel}</Badge>}
          </Row>
          <span data-likes>
            <Heart size={14} filled />
            <span>{` ${likesOf(decorationSeed, `${gallery.slug}/${photo.id}`)}`}</span>
            <VisuallyHidden> likes</VisuallyHidden>
          </span>
        </div>
      </Frame>
      <Bar data-screen>
        <Row gap={0} wrap={false} align="stretch">
          <FavouriteButton gallery={gallery} photo={photo} />
          <IconButton ref={enlargeRef} label={`Enlarge: ${alt}`} onClick={onEnlarge}>
            <LineIcon path={enlargePath} size={22} />
          </IconButton>
          <ShareButton gallery={gallery} photo={photo} />
        </Row>
        <TextLink size="small" strong href={planHref}>{`Plan Your ${gallery.title} Trip`}</TextLink>
      </Bar>
    </Card>
  )
}
