import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Poster } from './poster.ts'

type Breakpoint = keyof typeof theme.media

interface SizedPosterProps {
  /** The sides of its picture, such as '16 / 9'. What does not fit is cut off. */
  $ratio: string
  /** The sides on a larger screen. */
  $wide?: readonly [from: Breakpoint, ratio: string]
  /** The smallest screen that shows it. */
  $from?: Breakpoint
}

const sides = (ratio: string) => `img { aspect-ratio: ${ratio}; width: 100%; object-fit: cover; }`

/** A poster whose picture has other sides than its file. */
export const SizedPoster = styled(Poster)<SizedPosterProps>`
  ${({ $ratio, $wide, $from }) => [
    sides($ratio),
    $wide && `${theme.media[$wide[0]]} { ${sides($wide[1])} }`,
    $from && `${theme.below[$from]} { display: none; }`,
  ]}
`
