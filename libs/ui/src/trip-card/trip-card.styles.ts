import { styled } from 'styled-components'
import { ButtonLink } from '../button/button.tsx'
import { Poster } from '../image/poster.ts'
import { UiLink } from '../link/link.tsx'
import { theme } from '../theme/theme.ts'

const { colors, fontSizes, space } = theme

export const Card = styled(Poster).attrs({ as: 'article' })`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  > img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${colors.shade};
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: transform ${theme.motion.calm};
    &:hover {
      transform: translateY(-3px);
    }
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(5)} ${space(3)} ${space(3)};
  color: ${colors.inkSoft};
  font-size: ${fontSizes.small};
`

/** As high as the badge, which comes later. */
export const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 28px;
  margin-top: ${space(1)};
  > strong {
    color: ${colors.ink};
    font-weight: ${theme.fontWeights.label};
  }
`

export const Title = styled.h3`
  margin-bottom: ${space(1)};
  color: ${colors.ink};
  font-size: ${fontSizes.title};
`

/** The main link, stretched over the whole card. */
export const MainLink = styled(UiLink)`
  color: ${colors.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    z-index: ${theme.layers.raised};
    inset: 0;
    border-radius: ${theme.radii.card};
  }
  ${Card}:hover & {
    color: ${colors.raspberry};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${colors.raspberry};
      outline-offset: 3px;
    }
  }
`

/** Above the main link, so that both can be clicked. */
export const InviteLink = styled(ButtonLink)`
  position: relative;
  z-index: ${theme.layers.sticky};
  flex: 1 0 100%;
`

/** The dot before the first fact of each line is cut off. */
export const TripFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: ${space(2)} 0 0 -20px;
  clip-path: inset(0 0 0 20px);
  > li::before {
    content: '·' / '';
    display: inline-block;
    width: 20px;
    text-align: center;
  }
`

export const Description = styled.p`
  margin-block: ${space(3)} ${space(5)};
  color: ${colors.ink};
  font-size: ${fontSizes.body};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: auto;
  padding-top: ${space(4)};
  border-top: 1px solid ${colors.hairline};
`

export const Action = styled.span`
  color: ${colors.raspberry};
  font-size: ${fontSizes.body};
  font-weight: ${theme.fontWeights.label};
`

export const People = styled.div`
  display: flex;
  align-items: center;
  > img {
    width: 32px;
    height: 32px;
    border: 2px solid ${colors.sheet};
    border-radius: ${theme.radii.round};
    background: ${colors.blush};
  }
  > img + img {
    margin-left: -${space(2)};
  }
  > span {
    margin-left: ${space(1.5)};
  }
`
