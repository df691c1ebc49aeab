import { mostStars } from '@farandfew/domain/constants/limits.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** A rating as stars; screen readers hear 'Rated 4 out of 5'. */
export const Stars = ({ rating }: { rating: number }) => (
  <Line>
    <span aria-hidden>
      <span>{'★'.repeat(rating)}</span>
      <i>{'★'.repeat(mostStars - rating)}</i>
    </span>
    <VisuallyHidden>{`Rated ${rating} out of ${mostStars}`}</VisuallyHidden>
  </Line>
)

const Line = styled.span`
  position: relative;
  color: ${theme.colors.clay};
  font-size: 20px;
  line-height: 1;
  letter-spacing: 2px;
  white-space: nowrap;
  i {
    color: ${theme.colors.hairline};
    font-style: normal;
  }
`
