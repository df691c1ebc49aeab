import { styled } from 'styled-components'
import { type breakpoints, theme } from '../theme/theme.ts'

const { below, colors, fontSizes, media, radii, space } = theme

/** Numbers are steps of the spacing scale, except for widths and heights. */
interface Outside {
  /** 'auto' takes the space that is left. */
  marginTop?: number | 'auto'
  marginBottom?: number
  /** A number is in pixels. */
  maxWidth?: number | string
  /** Spans all columns of the grid around it. */
  wide?: boolean
}

interface Inside extends Outside {
  gap?: number
  /** Between rows, if it differs from the gap between columns. */
  rowGap?: number
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}

/** The props that only style. Every other prop reaches the element. */
const ownProps =
  'accent align columns even from gap ground height justify lines marginBottom marginTop maxWidth minWidth padding rowGap size stacked wide wrap'.split(
    ' ',
  )

/** The class must be the same in the prerenderer and the browser, so each primitive names it. */
const primitive = (componentId: string) => ({
  componentId,
  shouldForwardProp: (prop: string) => !ownProps.includes(prop),
})

const steps = <Value>(count: Value) => (typeof count === 'number' ? space(count) : count)

/** Styles of the props that all primitives have. Those that are not given set nothing. */
const outside = ({ marginTop, marginBottom, maxWidth, wide }: Outside) => ({
  marginTop: steps(marginTop),
  marginBottom: steps(marginBottom),
  maxWidth,
  gridColumn: wide ? '1 / -1' : undefined,
})

const inside =
  (standardGap: number) =>
  ({ gap = standardGap, rowGap = gap, ...rest }: Inside) => ({
    gap: `${space(rowGap)} ${space(gap)}`,
    ...outside(rest),
  })

const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const justified = ({ align }: Inside) => ({ justifyItems: align })

/** One below the other, as wide as the column, or as wide as each needs with `align`. */
export const Stack = styled.div.withConfig(primitive('stack'))<Inside>`
  ${column}
  ${justified}
  ${inside(4)}
`

interface RowProps extends Inside {
  justify?: 'start' | 'center' | 'end' | 'space-between'
  wrap?: boolean
}

/** Next to each other, in as many lines as they need. */
export const Row = styled.div.withConfig(primitive('row'))<RowProps>`
  display: flex;
  ${({ align = 'center', justify, wrap = true }) => ({
    flexWrap: wrap ? 'wrap' : undefined,
    alignItems: align,
    justifyContent: justify,
  })}
  ${inside(4)}
`

interface GridProps extends Inside {
  /** How many, or their shares of the width: `[3, 2]`. */
  columns?: number | readonly number[]
  /** The screen from which there are several columns. */
  from?: keyof typeof breakpoints
  /** As many columns as fit, each with at least this width in pixels. */
  minWidth?: number
}

const columnsOf = ({ columns, from = 'md', minWidth }: GridProps) => {
  const shares = typeof columns === 'number' ? Array<number>(columns).fill(1) : columns
  return minWidth
    ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))` }
    : {
        [media[from]]: {
          gridTemplateColumns: shares?.map((share) => `minmax(0, ${share}fr)`).join(' '),
        },
      }
}

/** Columns of the same height. */
export const Grid = styled.div.withConfig(primitive('grid'))<GridProps>`
  ${column}
  ${columnsOf}
  ${({ align }) => ({ alignItems: align })}
  ${inside(4)}
`

interface ActionsProps extends Inside {
  /** One below the other, as wide as the column. */
  stacked?: boolean
  /** Equally wide on small screens, each of at least 164 pixels or the given number. */
  even?: boolean | number
}

/** The buttons and links of a form, a card or a page. */
export const Actions = styled.div.withConfig(primitive('actions'))<ActionsProps>`
  display: ${({ stacked }) => (stacked ? 'grid' : 'flex')};
  flex-wrap: wrap;
  ${({ even }) =>
    even &&
    `${below.md} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${even === true ? 164 : even}px), 1fr));
      > a { padding-inline: ${space(2)}; }
    }`}
  ${(props) => inside(props.stacked ? 2 : 3)(props)}
`

/** A paragraph with a width, a margin or a size of its own. */
export const Text = styled.p.withConfig(primitive('text'))<Outside & { size?: 'lead' }>`
  ${({ size }) => ({ fontSize: size && fontSizes[size] })}
  ${outside}
`

interface SmallProps extends Outside {
  size?: 'small' | 'inherit'
}

const inSize = ({ size }: SmallProps) => ({ fontSize: size === 'small' ? fontSizes.small : size })

/** Secondary text: small, or as large as the text around it. */
export const Quiet = styled.p.withConfig(primitive('quiet'))<SmallProps>`
  color: ${colors.inkSoft};
  ${({ size = 'small' }) => inSize({ size })}
  ${outside}
`

interface FactsProps extends SmallProps {
  /** Each pair is a `div`: a line between hairlines, with the value at its end. */
  lines?: boolean
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

/** Terms and their values. */
export const Facts = styled.dl.withConfig(primitive('facts'))<FactsProps>`
  ${({ lines }) => (lines ? lined : pairs)}
  overflow-wrap: anywhere;
  dt {
    color: ${colors.inkSoft};
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

/** The place of something that loads. */
export const Shape = styled.div.withConfig(primitive('shape'))<Outside & { height: string }>`
  height: ${({ height }) => height};
  border-radius: ${radii.card};
  background: ${colors.shade};
  ${outside}
`

interface HeadingProps extends Outside {
  size?: 'lead' | 'title' | 'heading' | 'page'
}

/** A heading of any level (`as`) in one of the sizes of the type scale. */
export const Heading = styled.h2.withConfig(primitive('heading'))<HeadingProps>`
  font-size: ${({ size = 'heading' }) => fontSizes[size]};
  ${outside}
`
