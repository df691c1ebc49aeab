import type { GalleryIntro } from '@farandfew/domain/galleries/gallery-intro.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { BackLink } from '../../shared/links/back-link.tsx'
import { paths } from '../../shared/paths.ts'

/** The header of a gallery: back link, name and description. */
export function GalleryHeader({ gallery }: { gallery: GalleryIntro }) {
  return (
    <Band>
      <Container>
        <BackLink href={paths.moodboards}>Back to Destinations</BackLink>
        <h1 tabIndex={-1}>{gallery.title}</h1>
        <Lead>{gallery.blurb}</Lead>
      </Container>
    </Band>
  )
}

const Band = styled.header`
  padding-block: 16px clamp(32px, 5vw, 56px);
  background: ${theme.colors.blush};
  h1 {
    margin-top: 12px;
    font-size: ${theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
`
