import { type ComponentProps, type ElementType, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { UiLink, type UiLinkProps } from '../link/link.tsx'
import {
  type ButtonLook,
  type ButtonSize,
  buttonStyle,
  type ButtonVariant,
} from './button.styles.ts'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The element or component to render instead of a button. */
  as?: ElementType
  /** With `as="a"`: the address of a file. Pages have `ButtonLink`. */
  href?: string
  /** With `as="a"`: the name under which the file is saved, or that it is saved. */
  download?: string | boolean
  /** While true the button is disabled and shows `busyLabel`. */
  busy?: boolean
  /** The text while busy, such as 'Sending...'. By default the text does not change. */
  busyLabel?: string
}

/** A button of at least 44 pixels. Its type is 'button' unless given, so it does not submit a form by accident. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', busy = false, busyLabel, disabled, ...rest } = props
  return (
    <StyledButton
      type={rest.as === undefined ? 'button' : undefined}
      {...rest}
      $variant={variant}
      $size={size}
      disabled={disabled === true || busy || undefined}
      aria-busy={busy || rest['aria-busy']}
    >
      {buttonText(busy, busyLabel, props.children)}
    </StyledButton>
  )
}

/**
 * What a button shows. Each of two texts has an element, because a browser that translates the page moves texts. No
 * component: a text that one returns is not all that the button contains.
 */
export function buttonText(busy: boolean, busyLabel: string | undefined, children: ReactNode) {
  if (busyLabel === undefined) return children
  return busy ? <span key="busy">{busyLabel}</span> : <Together key="idle">{children}</Together>
}

/** Its contents are laid out as those of the button. */
const Together = styled.span`
  display: contents;
`

export function ButtonLink({ variant = 'primary', size = 'md', ...rest }: UiLinkProps & Look) {
  return <StyledLink data-control {...rest} $variant={variant} $size={size} />
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`

const StyledLink = styled(UiLink)<ButtonLook>`
  ${buttonStyle}
`
