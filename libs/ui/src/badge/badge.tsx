import { guaranteedLabel } from '@farandfew/domain/departures/guarantee.ts'
import { type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { type BadgeTone } from '../theme/colors.ts'
import { theme } from '../theme/theme.ts'

export type { BadgeTone }

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
}

/** A short label. Its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Label $tone={tone} {...rest} />
}

/** Whether a departure takes place, by `guaranteeLabel`. Nothing if that is not known. */
export const GuaranteeBadge = ({ label }: { label: string | undefined }) =>
  label === undefined ? null : (
    <Badge tone={label === guaranteedLabel ? 'sea' : 'neutral'}>{label}</Badge>
  )

const Label = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: ${theme.space(1)} ${theme.space(2.5)};
  border-radius: ${theme.radii.small};
  background: ${({ $tone }) => theme.badgeTones[$tone].ground};
  color: ${({ $tone }) => theme.badgeTones[$tone].text};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  line-height: 1.3;
`
