import { styled } from 'styled-components'

/** Facts in a row with dots between them. The dot before the first fact of each line is cut off. */
export const DottedList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-left: -20px;
  clip-path: inset(0 0 0 20px);
  > li {
    position: relative;
    padding-left: 20px;
  }
  > li::before {
    content: '·' / '';
    position: absolute;
    left: 0;
    width: 20px;
    text-align: center;
  }
`
