import { keyframes, styled } from 'styled-components'
import { placeholderCards } from '@farandfew/domain/constants/limits.ts'
import { Poster } from '../image/poster.ts'
import { VisuallyHidden } from '../page/visually-hidden.ts'
import { theme } from '../theme/theme.ts'
import { CardGrid } from './card-grid.tsx'

const { colors, space } = theme

export interface CardGridPlaceholderProps {
  count?: number
  /** What a screen reader announces. */
  label?: string
}

/** Empty cards, shown while the real ones load. Six by default (docs/product.md#toasts-and-loading). */
export function CardGridPlaceholder(props: CardGridPlaceholderProps) {
  const { count = placeholderCards, label = 'Loading trips…' } = props
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <CardGrid busy label={label}>
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index}>
            <Plane />
            <Words>
              <div />
              <div />
              <div />
              <div />
              <div />
              <div />
            </Words>
          </Shape>
        ))}
      </CardGrid>
    </>
  )
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Shape = styled(Poster)`
  animation: ${breathe} 2s ease-in-out infinite;
`

const Plane = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radii.small};
  background: ${colors.shade};
`

/** As high as the text of a card below its picture. */
const Words = styled.div`
  display: grid;
  align-content: space-between;
  height: 300px;
  padding: ${space(6)} ${space(3)} ${space(4)};
  > div {
    width: 92%;
    height: 14px;
    border-radius: ${theme.radii.small};
    background: ${colors.shade};
  }
  > div:first-child {
    width: 64%;
    height: 22px;
  }
  > div:nth-child(2) {
    width: 78%;
  }
  > div:last-child {
    width: 36%;
    height: 28px;
    margin-top: ${space(6)};
  }
`
