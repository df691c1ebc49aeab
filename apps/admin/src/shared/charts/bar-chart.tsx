import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

export interface ChartBar {
  /** Before the bar, such as 'Requests'. */
  label: string
  value: number
  /** The end of the bar's track, if the bars have different ones; otherwise the largest value of the chart. */
  of?: number
  /** The value in words, such as '5 of 12'. */
  text: string
  /** Whether the bar is one to worry about; its text says why. */
  isWeak?: boolean
  /** A value that is marked on the track. */
  mark?: number
  /** What the bar opens; each bar of a chart has one or none has. */
  href?: string
}

interface BarChartProps {
  /** The accessible name. */
  title: string
  bars: readonly ChartBar[]
}

/** Pixels. */
const rowHeight = 46
const barHeight = 12
const barTop = 24
/** Longer labels would run into the text of the value. The table has them in full. */
const labelMax = 28

const shorten = (label: string) =>
  label.length > labelMax ? `${label.slice(0, labelMax - 1)}…` : label
const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`

/** Horizontal bars, each below its label. Lengths are shares of the width, so the chart fits any column. */
export function BarChart({ title, bars }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const opens = bars.some(({ href }) => href !== undefined)
  return (
    <Chart
      role={opens ? 'group' : 'img'}
      aria-labelledby={`${id}-title`}
      // Its links say it.
      {...(!opens && { 'aria-describedby': `${id}-words` })}
      height={bars.length * rowHeight}
    >
      <title id={`${id}-title`}>{title}</title>
      {!opens && (
        <desc id={`${id}-words`}>
          {bars.map(({ label, text }) => `${label}: ${text}.`).join(' ')}
        </desc>
      )}
      {bars.map(({ label, value, of = most, text, isWeak, mark, href }, index) => (
        <svg key={label + index} y={index * rowHeight} width="100%" height={rowHeight}>
          {href !== undefined && (
            <UiLink href={href} aria-label={`${label}: ${text}`}>
              <rect data-target="" width="100%" height={rowHeight} />
            </UiLink>
          )}
          <text x="0" y="17">
            {shorten(label)}
          </text>
          <text x="100%" y="17" textAnchor="end" data-value="">
            {text}
          </text>
          <rect data-track="" y={barTop} width="100%" height={barHeight} />
          <rect
            data-bar={isWeak ? 'weak' : ''}
            y={barTop}
            width={percent(of === 0 ? 0 : value / of)}
            height={barHeight}
          />
          {mark !== undefined && of > 0 && (
            <line
              x1={percent(mark / of)}
              x2={percent(mark / of)}
              y1={barTop - 3}
              y2={barTop + barHeight + 3}
            />
          )}
        </svg>
      ))}
    </Chart>
  )
}

const Chart = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  text {
    fill: ${theme.colors.ink};
    font-size: ${theme.fontSizes.small};
  }
  [data-target] {
    fill: transparent;
  }
  a ~ * {
    pointer-events: none;
  }
  a:hover ~ text {
    text-decoration: underline;
  }
  [data-value] {
    font-weight: ${theme.fontWeights.label};
  }
  [data-track] {
    fill: ${theme.colors.shade};
  }
  [data-bar] {
    fill: ${theme.colors.sea};
  }
  [data-bar='weak'] {
    fill: ${theme.colors.clay};
  }
  line {
    stroke: ${theme.colors.ink};
    stroke-width: 2;
  }
`
