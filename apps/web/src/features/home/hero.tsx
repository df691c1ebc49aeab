import { priceLabel, tierPrices } from '@farandfew/domain/constants/labels.ts'
import { groupSizeLabel, targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import {
  homeHero as picture,
  homeHeroPhone as phonePicture,
} from '@farandfew/domain/pictures/home-hero.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { NarrowPicture } from '@farandfew/ui/image/narrow-picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { Eyebrow } from '@farandfew/ui/page/headings.tsx'
import { PriceNote } from '@farandfew/ui/page/price-note.tsx'
import { Actions, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { sectionIds } from './sections.ts'

/** The first screen: what the club is, the main actions and a picture. */
export function Hero() {
  return (
    <Band>
      <Container>
        <Split>
          <div>
            <Eyebrow>{`Ages ${targetAgeLabel} · ${groupSizeLabel} · all travelling solo`}</Eyebrow>
            <h1>Far places, few people.</h1>
            <Text
              size="lead"
              maxWidth="29em"
            >{`Small, carefully planned trips for people who travel alone and would rather not dine alone, from ${priceLabel(tierPrices[2])}.`}</Text>
            <PriceNote />
            {/* The first label needs more than half of a phone's width. */}
            <Actions even={200} marginTop={6}>
              <ButtonLink size="lg" href={`#${sectionIds.destinations}`}>
                Explore Destinations
              </ButtonLink>
              <ButtonLink size="lg" variant="secondary" href={`#${sectionIds.howItWorks}`}>
                How It Works
              </ButtonLink>
            </Actions>
          </div>
          <SizedPoster $ratio="16 / 9" $wide={['split', '4 / 5']}>
            <NarrowPicture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              eager
              narrow={phonePicture}
            />
          </SizedPoster>
        </Split>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  /* The height of the paper-coloured part at the bottom: the padding and about half of the poster. */
  --paper: calc(40px + 34vw);
  padding: 24px 0 40px;
  background: linear-gradient(
    0deg,
    ${theme.colors.paper} var(--paper),
    ${theme.colors.blush} var(--paper)
  );
  ${theme.media.split} {
    padding: 48px 0 96px;
    background: linear-gradient(90deg, ${theme.colors.paper} 0 62%, ${theme.colors.blush} 62%);
  }
`

const Split = styled.div`
  display: grid;
  gap: 24px;
  align-items: center;
  ${theme.media.split} {
    grid-template-columns: 5fr 6fr;
    gap: 64px;
  }
  h1 {
    max-width: 6em;
    margin-bottom: 20px;
    font-size: clamp(2.75rem, 2rem + 3.2vw, 4.25rem);
    line-height: 1.02;
    letter-spacing: -0.025em;
  }
`
