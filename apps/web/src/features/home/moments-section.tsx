import { moments } from '@farandfew/domain/home/moments.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Heart } from 'lucide-react'
import { SwipeHint } from '@farandfew/ui/swipe-row/swipe-hint.tsx'
import { swipeRow } from '@farandfew/ui/swipe-row/swipe-row.ts'
import { useRowFocus } from '@farandfew/ui/swipe-row/use-row-focus.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Travel Moments: six pictures of past trips. */
export function MomentsSection() {
  const headingId = useId()
  const row = useRowFocus<HTMLUListElement>()
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId}>Travel Moments</SectionHeading>
      <Moments {...row} role="list" aria-labelledby={headingId}>
        {moments.map(({ id, src, alt, location, likes, caption }) => (
          <li key={id}>
            <Poster as="figure">
              <Picture src={src} alt={alt} width={800} height={800} />
              <figcaption>
                <span data-likes>
                  <Heart size={16} aria-hidden />
                  <span>{` ${likes} `}</span>
                  <VisuallyHidden>likes</VisuallyHidden>
                </span>
                <strong>{location}</strong>
                <span>{` ${caption}`}</span>
              </figcaption>
            </Poster>
          </li>
        ))}
      </Moments>
      <SwipeHint count={moments.length} />
    </Section>
  )
}

const Moments = styled.ul`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(2, 1fr);
  figure {
    height: 100%;
  }
  img {
    width: 100%;
    height: auto;
  }
  figcaption {
    padding: 12px 4px 4px;
    ${theme.below.sm} {
      font-size: ${theme.fontSizes.small};
    }
    line-height: 1.45;
    text-wrap: pretty;
  }
  [data-likes] {
    display: inline-flex;
    float: right;
    align-items: center;
    gap: 6px;
    margin-left: 8px;
    white-space: nowrap;
    svg {
      flex: none;
    }
    /* The place needs the whole width. */
    @media (max-width: 359px) {
      display: flex;
      float: none;
      margin-left: 0;
    }
  }
  strong {
    display: block;
    overflow-wrap: normal;
  }
  ${theme.media.ml} {
    grid-template-columns: repeat(3, 1fr);
  }
  --item: 47%;
  ${swipeRow}
`
