import type { GalleryIntro } from '@farandfew/domain/galleries/gallery-intro.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { Box, Heading } from '@farandfew/ui/primitives/primitives.ts'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'

/** The header of a gallery: back link, name and description. */
export function GalleryHeader({ gallery }: { gallery: GalleryIntro }) {
  return (
    <Box as="header" ground="blush" paddingTop={4} paddingBottom="clamp(32px, 5vw, 56px)">
      <Container>
        <BackLink href={paths.moodboards}>Back to Destinations</BackLink>
        <Heading as="h1" size="display" marginTop={3} tabIndex={-1}>
          {gallery.title}
        </Heading>
        <Lead>{gallery.blurb}</Lead>
      </Container>
    </Box>
  )
}
