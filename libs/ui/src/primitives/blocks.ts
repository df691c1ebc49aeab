import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import {
  column,
  inside,
  type Inside,
  justified,
  outside,
  type Outside,
  primitive,
  steps,
} from './primitives.ts'

// Apart from the other primitives, which every page loads.
const { colors, fontSizes, fontWeights, media, radii, space } = theme

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

/** A form in one column, or in two if there is room. A field whose control has the class `wide` spans both. */
export const FormGrid = styled.form.withConfig(primitive('formgrid'))<Inside>`
  ${column}
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
    > :has(.wide) {
      grid-column: 1 / -1;
    }
  }
  button[type='submit'] {
    justify-self: start;
  }
  ${inside(5)}
`

interface SmallProps extends Outside {
  size?: 'small' | 'inherit'
}

const inSize = ({ size }: SmallProps) => ({ fontSize: size === 'small' ? fontSizes.small : size })

interface FactsProps extends SmallProps {
  /** Each pair is a `div`: a line between hairlines, with the value at its end. */
  lines?: boolean
  /** Between the pairs, if they are not close to each other. */
  rowGap?: number
}

const pairs = `
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
`
const lined = `
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${colors.hairline};
  }
`

/** Terms and their values. A value keeps its line breaks, and has the direction of its script. */
export const Facts = styled.dl.withConfig(primitive('facts'))<FactsProps>`
  ${({ lines }) => (lines ? lined : pairs)}
  ${({ rowGap }) => ({ rowGap: steps(rowGap) })}
  overflow-wrap: anywhere;
  dt {
    color: ${colors.inkSoft};
  }
  dd {
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  ${inSize}
  ${outside}
`

interface PanelProps extends Inside {
  /** In steps. By default it grows with the screen. */
  padding?: number
  /** A strong line at the top. */
  accent?: 'clay' | 'sea' | 'saffron'
}

const sideLine = (accent: keyof typeof colors | undefined) =>
  accent && `4px solid ${colors[accent]}`

/** A sheet with a border, its parts one below the other. */
export const Panel = styled.section.withConfig(primitive('panel'))<PanelProps>`
  ${column}
  align-content: start;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.card};
  background: ${colors.sheet};
  ${({ accent, padding = `clamp(${space(5)}, 4vw, ${space(7)})` }) => ({
    padding: steps(padding),
    borderTop: sideLine(accent),
  })}
  ${justified}
  ${inside(4)}
`

interface CalloutProps extends Outside {
  accent: 'clay' | 'danger' | 'saffron' | 'sea'
  ground?: 'blush' | 'paper' | 'sheet'
}

/** A message in the page, with a strong line at its side. */
export const Callout = styled.div.withConfig(primitive('callout'))<CalloutProps>`
  padding: ${space(3)} ${space(4)};
  ${({ accent, ground }) => ({
    borderLeft: sideLine(accent),
    background: ground && colors[ground],
  })}
  ${outside}
`
