import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { column, inside, type Inside, primitive } from './primitives.ts'

const { fontWeights, space } = theme

/** Controls with a common label, its `legend`, in a column. */
export const FieldSet = styled.fieldset.withConfig(primitive('fieldset'))<Inside>`
  ${column}
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-weight: ${fontWeights.label};
  }
  ${inside(1)}
`
