import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

interface ProgressBarProps {
  /** From 1 to `max`. */
  value: number
  max: number
  /** Shown above the bar, and read by screen readers as its value. */
  text: string
}

export function ProgressBar({ value, max, text }: ProgressBarProps) {
  return (
    <div>
      <Quiet strong marginBottom={2} aria-hidden>
        {text}
      </Quiet>
      <Track
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <Done style={{ transform: `scaleX(${value / max})` }} />
      </Track>
    </div>
  )
}

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.hairline};
`

const Done = styled.div`
  height: 100%;
  background: ${theme.colors.raspberry};
  transform-origin: left;
  transition: transform ${theme.motion.calm};
  @media (forced-colors: active) {
    background: Highlight;
  }
`
