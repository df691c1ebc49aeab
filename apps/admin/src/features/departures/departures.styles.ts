import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export { Actions, Form, Question } from '../../shared/forms/form.styles.ts'

export const Pair = styled.div`
  display: grid;
  gap: 16px;
  ${theme.media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Facts = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 8px 0;
    border-top: 1px solid ${theme.colors.hairline};
  }
  dt {
    color: ${theme.colors.inkSoft};
  }
  dd {
    margin: 0;
  }
`
