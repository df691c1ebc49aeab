import type { GalleryIntro } from '@farandfew/domain/galleries'
import { Container, Lead } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { LineIcon, linePaths } from '../../shared/layout/icons.tsx'

/** The header of a gallery: back link, name and description. */
export function GalleryHeader({ gallery }: { gallery: GalleryIntro }) {
  return (
    <Band>
      <Container>
        <Back href={paths.moodboards}>
          <LineIcon path={linePaths.back} size={18} /> Back to Destinations
        </Back>
        <h1 tabIndex={-1}>{gallery.title}</h1>
        <Lead>{gallery.blurb}</Lead>
      </Container>
    </Band>
  )
}

const Band = styled.header`
  padding-block: 16px clamp(32px, 5vw, 56px);
  background: ${({ theme }) => theme.colors.blush};
  h1 {
    margin-top: 12px;
    font-size: ${({ theme }) => theme.fontSizes.display};
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
`

const Back = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
`
