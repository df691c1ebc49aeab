import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { styled } from 'styled-components'
import { toastDefaults } from '@farandfew/domain/constants/interface.ts'
import { IconButton } from '../button/icon-button.tsx'
import { ReloadButton } from '../error-boundary/reload-button.tsx'
import { dismiss, type ToastEntry } from '../toast/toast-store.ts'
import {
  toastDescriptionStyle,
  toastLinkStyle,
  toastStyle,
  toastTextStyle,
  toastTitleStyle,
  viewportStyle,
} from '../toast/toast.styles.ts'
import { useToasts } from '../toast/use-toasts.ts'

function ShownToast({
  id,
  open,
  title,
  description,
  link,
  canReload,
  variant = 'default',
}: ToastEntry) {
  return (
    <Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismiss(id)}
      data-variant={variant}
      {...((link || canReload) && { duration: Infinity })}
      // Radix announces 'foreground' assertively and 'background' politely.
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <Text>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {/* Selecting it is no swipe. */}
        {link && <LinkText onPointerDown={(event) => event.stopPropagation()}>{link}</LinkText>}
        {canReload && <ReloadButton />}
      </Text>
      <Toast.Close asChild>
        <IconButton label="Close">
          <X size={20} />
        </IconButton>
      </Toast.Close>
    </Root>
  )
}

/** Shows the toasts, with swipe and hotkey. `Toasts` loads it when it is needed. */
export function ToastViewport() {
  const toasts = useToasts()
  return (
    <Toast.Provider
      duration={toastDefaults.duration}
      swipeDirection={toastDefaults.swipeDirection}
      swipeThreshold={toastDefaults.swipeThreshold}
    >
      {toasts.map((entry) => (
        <ShownToast key={entry.id} {...entry} />
      ))}
      <Viewport hotkey={[...toastDefaults.hotkey]} />
    </Toast.Provider>
  )
}

const Viewport = styled(Toast.Viewport)`
  ${viewportStyle}
`

const Root = styled(Toast.Root)`
  ${toastStyle}
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform 120ms ease-out;
  }
`

const Text = styled.div`
  ${toastTextStyle}
`

const Title = styled(Toast.Title)`
  ${toastTitleStyle}
`

const LinkText = styled.p`
  ${toastLinkStyle}
`

const Description = styled(Toast.Description)`
  ${toastDescriptionStyle}
`
