import { css, styled } from 'styled-components'

const hiddenIn = (media: string) => css`
  @media ${media} {
    display: none;
  }
`

const rules = {
  print: css`
    display: none;
    @media print {
      display: revert;
    }
  `,
  screen: hiddenIn('print'),
  script: hiddenIn('(scripting: none)'),
  'no script': hiddenIn('not (scripting: none)'),
  mouse: hiddenIn('not all and (hover: hover) and (pointer: fine)'),
} as const

/** Shown only on paper or on screens, with or without JavaScript, or to those with a mouse. */
export const Only = styled.div<{ $on: keyof typeof rules }>`
  ${({ $on }) => rules[$on]}
`
