import { styled } from 'styled-components'
import { Poster } from '../image/poster.ts'
import { UiLink } from '../link/link.tsx'
import { theme } from '../theme/theme.ts'

const { colors, fontSizes, space } = theme

export const Card = styled(Poster).attrs({ as: 'article' })`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: transform ${theme.motion.calm};
    &:hover {
      transform: translateY(-3px);
    }
  }
`

export const PictureFrame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radii.small};
  background: ${colors.shade};
  > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`

export const BadgePlace = styled.p`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  display: flex;
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${space(5)} ${space(3)} ${space(3)};
`

export const Title = styled.h3`
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
export const InviteLink = styled(UiLink)`
  position: absolute;
  z-index: ${theme.layers.sticky};
  right: ${space(3)};
  bottom: ${space(3)};
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
  padding: ${space(2)} ${space(4)};
  border-radius: ${theme.radii.card};
  background: ${colors.sheet};
  color: ${colors.raspberry};
  font-weight: ${theme.fontWeights.label};
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    background: ${colors.raspberry};
    color: ${colors.sheet};
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-top: ${space(2)};
  color: ${colors.inkSoft};
  font-size: ${fontSizes.small};
  > li + li::before {
    content: '·' / '';
    padding-inline: ${space(2)};
  }
`

export const Description = styled.p`
  margin-block: ${space(4)} ${space(5)};
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
  font-weight: ${theme.fontWeights.label};
`

export const People = styled.div`
  display: flex;
  align-items: center;
  color: ${colors.inkSoft};
  font-size: ${fontSizes.small};
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
