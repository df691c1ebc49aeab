import { css, keyframes, styled } from 'styled-components'
import { UiLink } from '../link/link.tsx'
import { type breakpoints, theme } from '../theme/theme.ts'

const { below, colors, fonts, fontSizes, fontWeights, media, radii, space } = theme

/** Numbers are steps of the spacing scale, except for widths and heights, which are in pixels. Texts are CSS. */
export interface Outside {
  /** 'auto' takes the space that is left. */
  marginTop?: number | 'auto'
  marginBottom?: number
  maxWidth?: number | string
  /** Spans all columns of the grid, or the whole line of the row, around it. */
  wide?: boolean
  /** Breaks a word that is too long anywhere, also where its length would widen a row or a table. */
  anywhere?: boolean
  minHeight?: number | string
  /** A hairline above it, and this space between the two. */
  divided?: number
}

export interface Inside extends Outside {
  gap?: number | string
  /** Between rows, if it differs from the gap between columns. */
  rowGap?: number | string
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}

/** The props that only style. Every other prop reaches the element. */
const ownProps =
  'accent align anywhere breathing columns cut divided even fit from gap ground height justify lines marginBottom marginTop marked maxWidth minHeight minWidth padding paddingBottom paddingTop row rowGap size stacked strong tone wide width wrap written'.split(
    ' ',
  )

/** The class must be the same in the prerenderer and the browser, so each primitive names it. */
export const primitive = (componentId: string) => ({
  componentId,
  shouldForwardProp: (prop: string) => !ownProps.includes(prop),
})

export const steps = <Value>(count: Value) => (typeof count === 'number' ? space(count) : count)

/** Styles of the props that all primitives have. Those that are not given set nothing. */
export const outside = ({
  marginTop,
  marginBottom,
  divided,
  wide,
  anywhere,
  ...sizes
}: Outside) => ({
  marginTop: steps(marginTop),
  marginBottom: steps(marginBottom),
  maxWidth: sizes.maxWidth,
  minHeight: sizes.minHeight,
  paddingTop: steps(divided),
  borderTop: divided === undefined ? undefined : `1px solid ${colors.hairline}`,
  gridColumn: wide ? '1 / -1' : undefined,
  flexBasis: wide ? '100%' : undefined,
  overflowWrap: anywhere ? ('anywhere' as const) : undefined,
})

export const inside =
  (standardGap: number) =>
  ({ gap = standardGap, rowGap = gap, ...rest }: Inside) => ({
    gap: `${steps(rowGap)} ${steps(gap)}`,
    ...outside(rest),
  })

export const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
export const justified = ({ align }: Inside) => ({ justifyItems: align })

interface BoxProps extends Outside {
  /** In steps, on all sides. */
  padding?: number
  paddingTop?: number
  paddingBottom?: number | string
  ground?: 'blush'
}

/** A part of a page without a layout of its own. */
export const Box = styled.div.withConfig(primitive('box'))<BoxProps>`
  ${({ padding, paddingTop, paddingBottom, ground, ...rest }) => ({
    padding: steps(padding),
    background: ground && colors[ground],
    ...outside(rest),
    paddingTop: steps(paddingTop ?? rest.divided),
    paddingBottom: steps(paddingBottom),
  })}
`

interface StackProps extends Inside {
  /** A list with its bullets or numbers. */
  marked?: boolean
}

/** One below the other, as wide as the column, or as wide as each needs with `align`. */
export const Stack = styled.div.withConfig(primitive('stack'))<StackProps>`
  ${column}
  /* A script focuses it. It is not a control, so it has no ring. */
  &[tabindex='-1'] {
    outline: none;
  }
  ${({ marked }) => ({ paddingLeft: marked ? space(5) : undefined })}
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
  /** As many columns as fit, each with at least this width. */
  minWidth?: number | string
  /** If there are fewer than fit, they share the whole width. */
  fit?: boolean
}

const columnsOf = ({ columns, fit, from = 'md', minWidth }: GridProps) => {
  const shares = typeof columns === 'number' ? Array<number>(columns).fill(1) : columns
  const least = typeof minWidth === 'number' ? `${minWidth}px` : minWidth
  return least
    ? {
        gridTemplateColumns: `repeat(auto-${fit ? 'fit' : 'fill'}, minmax(min(100%, ${least}), 1fr))`,
      }
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
  ${({ align }) => ({ alignItems: align })}
  ${({ even }) =>
    even &&
    `${below.md} {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${even === true ? 164 : even}px), 1fr));
      > a { padding-inline: ${space(2)}; }
    }`}
  ${(props) => inside(props.stacked ? 2 : 3)(props)}
`

interface TextProps extends Outside {
  size?: keyof typeof fontSizes | 'inherit'
  tone?: 'danger' | 'inkSoft' | 'raspberry' | 'clay'
  /** In the weight of a label. */
  strong?: boolean
  /** What someone wrote: keeps its line breaks, and has the direction of its script. */
  written?: boolean
  /** One line, which is cut off at its end. */
  cut?: boolean
  /** Several facts next to each other. */
  row?: boolean
}

const asWritten = `
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`
const cutOff = `
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const inRow = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`

const textStyles = ({ size, tone, strong, written, cut, row, ...rest }: TextProps) => [
  row && inRow,
  written && asWritten,
  cut && cutOff,
  {
    color: tone && colors[tone],
    fontSize: size && (size === 'inherit' ? size : fontSizes[size]),
    fontWeight: strong ? fontWeights.label : undefined,
    ...outside(rest),
  },
]

/** A paragraph with a width, a margin, a size or a colour of its own. */
export const Text = styled.p.withConfig(primitive('text'))<TextProps>`
  ${textStyles}
`

/** Secondary text: small, or as large as the text around it. */
export const Quiet = styled.p.withConfig(primitive('quiet'))<TextProps>`
  ${({ size = 'small', tone = 'inkSoft', ...rest }) => textStyles({ size, tone, ...rest })}
`

/** A link on a line of its own, or between facts: as high as a finger needs. */
export const TextLink = styled(UiLink).withConfig(primitive('textlink'))<TextProps>`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.touchTarget};
  min-height: ${theme.touchTarget};
  ${textStyles}
`

interface ShapeProps extends Outside {
  height: string
  width?: string
  ground?: 'shade' | 'blush'
  /** Fades a little and comes back, again and again. */
  breathing?: boolean
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** The place of something that loads. */
export const Shape = styled.div.withConfig(primitive('shape'))<ShapeProps>`
  border-radius: ${radii.card};
  ${({ height, width, ground = 'shade' }) => ({ height, width, background: colors[ground] })}
  ${({ breathing }) =>
    breathing &&
    css`
      animation: ${breathe} 2s ease-in-out infinite;
    `}
  ${outside}
`

interface HeadingProps extends Outside {
  /** `small` and `body` also have the font of the text. */
  size?: keyof typeof fontSizes
  tone?: 'raspberry' | 'raspberryDeep'
}

const asText = `
  font-family: ${fonts.text};
  font-weight: ${fontWeights.label};
  letter-spacing: 0;
  line-height: 1.4;
`

/** A heading of any level (`as`) in one of the sizes of the type scale. */
export const Heading = styled.h2.withConfig(primitive('heading'))<HeadingProps>`
  ${({ size = 'heading', tone }) => ({ fontSize: fontSizes[size], color: tone && colors[tone] })}
  ${({ size }) => (size === 'body' || size === 'small') && asText}
  ${({ size }) => size === 'display' && { lineHeight: 1.06, letterSpacing: '-0.02em' }}
  ${outside}
`
