import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Picture, type PictureProps } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { theme } from '../theme/theme.ts'
import { Container } from './container.ts'
import { Eyebrow, Lead } from './headings.tsx'

export interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** The main picture of the page. It loads eagerly. */
  image?: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'>
  /** Badges or buttons below the lead. */
  children?: ReactNode
}

/** The top of a page, with its only h1, which gets the focus after a change of page. */
export function PageHeader({ title, lead, eyebrow, image, children }: PageHeaderProps) {
  return (
    <Head>
      <Container>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title tabIndex={-1}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children && <Below>{children}</Below>}
        {image && (
          <Frame>
            <Picture {...image} eager />
          </Frame>
        )}
      </Container>
    </Head>
  )
}

const Head = styled.header`
  padding-block: clamp(${theme.space(10)}, 7vw, ${theme.space(20)})
    clamp(${theme.space(10)}, 5vw, ${theme.space(14)});
`

const Title = styled.h1`
  max-width: 13em;
  font-size: ${theme.fontSizes.display};
  line-height: 1.06;
  letter-spacing: -0.02em;
`

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(6)};
`

const Frame = styled(Poster)`
  margin-top: ${theme.space(10)};
  > img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  ${theme.media.md} {
    > img {
      aspect-ratio: 21 / 9;
    }
  }
`
