import { styled } from 'styled-components'

/** Where each is hidden. */
const elsewhere = {
  print: '@media not print',
  screen: '@media print',
  script: '@media (scripting: none)',
  'no script': '@media not (scripting: none)',
  mouse: '@media not all and (hover: hover) and (pointer: fine)',
} as const

/** Shown only on paper or on screens, with or without JavaScript, or to those with a mouse. */
export const Only = styled.div<{ $on: keyof typeof elsewhere }>`
  ${({ $on }) => elsewhere[$on]} {
    display: none;
  }
`
