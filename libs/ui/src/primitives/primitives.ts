import { styled } from 'styled-components'
import { type breakpoints, theme } from '../theme/theme.ts'

const { below, colors, fontSizes, media, radii, space } = theme

type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch'

/** Numbers are steps of the spacing scale, except for `maxWidth`. */
interface Outside {
  /** 'auto' takes the space that is left. */
  marginTop?: number | 'auto'
  marginBottom?: number
  /** A number is in pixels. */
  maxWidth?: number | string
  /** Spans all columns of the grid around it. */
  wide?: boolean
}

interface Inside {
  gap?: number
  /** Between rows, if it differs from the gap between columns. */
  rowGap?: number
  align?: Align
}

/** The props that only style. Every other prop reaches the element. */
const ownProps = new Set(
  'accent align columns even from gap ground height justify lines marginBottom marginTop maxWidth minWidth padding rowGap size stacked wide wrap'.split(
    ' ',
  ),
)

/** The class must be the same in the prerenderer and the browser, so each primitive names it. */
const primitive = (componentId: string) => ({
  componentId,
  shouldForwardProp: (prop: string) => !ownProps.has(prop),
})

const rule = (property: string, value: string | number | false | undefined) =>
  value === undefined || value === false ? '' : `${property}:${value};`

const steps = (property: string, count: number | undefined) =>
  rule(property, count !== undefined && space(count))

const outside = ({ marginTop, marginBottom, maxWidth, wide }: Outside) =>
  (marginTop === 'auto' ? rule('margin-top', marginTop) : steps('margin-top', marginTop)) +
  steps('margin-bottom', marginBottom) +
  rule('max-width', typeof maxWidth === 'number' ? `${maxWidth}px` : maxWidth) +
  rule('grid-column', wide && '1 / -1')

const gaps =
  (standard: number) =>
  ({ gap = standard, rowGap = gap }: Inside) =>
    `gap:${space(rowGap)} ${space(gap)};`

/** One below the other, as wide as the column, or as wide as each needs with `align`. */
export const Stack = styled.div.withConfig(primitive('stack'))<Inside & Outside>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gaps(4)}
  ${({ align }) => rule('justify-items', align)}
  ${outside}
`

interface RowProps extends Inside, Outside {
  justify?: 'start' | 'center' | 'end' | 'space-between'
  wrap?: boolean
}

/** Next to each other, in as many lines as they need. */
export const Row = styled.div.withConfig(primitive('row'))<RowProps>`
  display: flex;
  ${({ wrap = true }) => rule('flex-wrap', wrap && 'wrap')}
  ${gaps(4)}
  ${({ align = 'center' }) => rule('align-items', align)}
  ${({ justify }) => rule('justify-content', justify)}
  ${outside}
`

interface GridProps extends Inside, Outside {
  /** How many, or their shares of the width: `[3, 2]`. */
  columns?: number | readonly number[]
  /** The screen from which there are several columns. */
  from?: keyof typeof breakpoints
  /** As many columns as fit, each with at least this width in pixels. */
  minWidth?: number
}

const columnsOf = ({ columns, from = 'md', minWidth }: GridProps) => {
  if (minWidth !== undefined) {
    return `grid-template-columns:repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr));`
  }
  const shares = typeof columns === 'number' ? Array<number>(columns).fill(1) : (columns ?? [1])
  const template = shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
  return `grid-template-columns:minmax(0, 1fr);${media[from]}{grid-template-columns:${template};}`
}

/** Columns of the same height. */
export const Grid = styled.div.withConfig(primitive('grid'))<GridProps>`
  display: grid;
  ${gaps(4)}
  ${columnsOf}
  ${({ align }) => rule('align-items', align)}
  ${outside}
`

interface ActionsProps extends Pick<Inside, 'gap'>, Outside {
  /** One below the other, as wide as the column. */
  stacked?: boolean
  /** Equally wide on small screens, each of at least 164 pixels or the given number. */
  even?: boolean | number
}

/** The buttons and links of a form, a card or a page. */
export const Actions = styled.div.withConfig(primitive('actions'))<ActionsProps>`
  ${({ stacked }) => (stacked ? 'display:grid;' : 'display:flex;flex-wrap:wrap;')}
  ${({ stacked, gap = stacked ? 2 : 3 }) => steps('gap', gap)}
  ${({ even }) =>
    even &&
    `${below.md} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${even === true ? 164 : even}px), 1fr));
      > a { padding-inline: ${space(2)}; }
    }`}
  ${outside}
`

/** A paragraph with a width, a margin or a size of its own. */
export const Text = styled.p.withConfig(primitive('text'))<Outside & { size?: 'lead' }>`
  ${({ size }) => rule('font-size', size && fontSizes[size])}
  ${outside}
`

/** Secondary text: small, or as large as the text around it. */
export const Quiet = styled.p.withConfig(primitive('quiet'))<
  Outside & { size?: 'small' | 'inherit' }
>`
  color: ${colors.inkSoft};
  ${({ size = 'small' }) => rule('font-size', size === 'small' && fontSizes.small)}
  ${outside}
`

interface FactsProps extends Outside {
  size?: 'small' | 'inherit'
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
  ${({ size }) => rule('font-size', size === 'small' && fontSizes.small)}
  overflow-wrap: anywhere;
  dt {
    color: ${colors.inkSoft};
  }
  ${outside}
`

interface PanelProps extends Inside, Outside {
  /** In steps. By default it grows with the screen. */
  padding?: number
  /** A strong line at the top. */
  accent?: 'clay' | 'sea' | 'saffron'
}

/** A sheet with a border, its parts one below the other. */
export const Panel = styled.section.withConfig(primitive('panel'))<PanelProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${gaps(4)}
  ${({ align }) => rule('justify-items', align)}
  padding: ${({ padding }) => (padding === undefined ? `clamp(${space(5)}, 4vw, ${space(7)})` : space(padding))};
  border: 1px solid ${colors.hairline};
  ${({ accent }) => rule('border-top', accent && `4px solid ${colors[accent]}`)}
  border-radius: ${radii.card};
  background: ${colors.sheet};
  ${outside}
`

interface CalloutProps extends Outside {
  accent: 'clay' | 'danger' | 'saffron' | 'sea'
  ground?: 'blush' | 'paper' | 'sheet'
}

/** A message in the page, with a strong line at its side. */
export const Callout = styled.div.withConfig(primitive('callout'))<CalloutProps>`
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${({ accent }) => colors[accent]};
  ${({ ground }) => rule('background', ground && colors[ground])}
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
