import { testimonials } from '@farandfew/domain/home/traveller-quotes.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { SwipeHint } from '@farandfew/ui/swipe-row/swipe-hint.tsx'
import { swipeRow } from '@farandfew/ui/swipe-row/swipe-row.ts'
import { useRowFocus } from '@farandfew/ui/swipe-row/use-row-focus.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

/** The space in 'October 2024', where no line should break. */
const monthBeforeYear = / (?=\d{4}$)/

/** What three travellers say about their trip. */
export function TestimonialsSection() {
  const headingId = useId()
  const row = useRowFocus<HTMLUListElement>()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>What Our Travellers Say</SectionHeading>
      <Cards {...row} role="list" aria-labelledby={headingId}>
        {testimonials.map(({ id, name, age, trip, text, image, rating }) => (
          <li key={id}>
            <figure>
              <p>
                {Array.from({ length: rating }, (_, star) => (
                  <Star key={star} size={18} fill="currentColor" aria-hidden />
                ))}
                <VisuallyHidden>{`Rated ${rating} out of 5`}</VisuallyHidden>
              </p>
              <blockquote>{text}</blockquote>
              <figcaption>
                <Picture src={image} alt="" width={56} height={56} />
                <span>
                  <strong>{`${name}, ${age}`}</strong>
                  <span>{trip.replace(monthBeforeYear, '\u00a0')}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Cards>
      <SwipeHint count={testimonials.length} />
    </Section>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: 24px;
  ${theme.media.sm} {
    grid-template-columns: repeat(2, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.ml} {
    grid-template-columns: repeat(3, 1fr);
    > :last-child {
      grid-column: auto;
    }
  }
  ${swipeRow}
  /* Aligns stars, text and name of neighbouring cards. */
  > li,
  figure {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  figure {
    row-gap: 16px;
    padding: 16px;
    background: ${theme.colors.paper};
  }
  p {
    display: flex;
    gap: 2px;
    color: ${theme.colors.clay};
  }
  blockquote {
    font-size: 1rem;
    ${theme.media.sm} {
      font-size: ${theme.fontSizes.lead};
    }
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    align-items: start;
    gap: 12px;
  }
  img {
    border-radius: 50%;
  }
  strong {
    display: block;
  }
`
