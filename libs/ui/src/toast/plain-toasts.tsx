import { useEffect } from 'react'
import { styled } from 'styled-components'
import { toastDefaults } from '@farandfew/domain/constants/interface.ts'
import { IconButton } from '../button/icon-button.tsx'
import { dismiss, type ToastEntry } from './toast-store.ts'
import {
  toastDescriptionStyle,
  toastLinkStyle,
  toastStyle,
  toastTextStyle,
  toastTitleStyle,
  viewportStyle,
} from './toast.styles.ts'
import { useToasts } from './use-toasts.ts'

function PlainToast({ id, title, description, link, variant = 'default' }: ToastEntry) {
  useEffect(() => {
    if (link) return
    const timer = setTimeout(() => dismiss(id), toastDefaults.duration)
    return () => clearTimeout(timer)
  }, [id, link])

  return (
    <Box role={variant === 'destructive' ? 'alert' : 'status'} data-variant={variant}>
      <Text>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {link && <LinkText>{link}</LinkText>}
      </Text>
      <IconButton label="Close" onClick={() => dismiss(id)}>
        ×
      </IconButton>
    </Box>
  )
}

/** Toasts without swipe and hotkey, in case the real viewport cannot be loaded because the network is down. */
export function PlainToasts() {
  const open = useToasts().filter((entry) => entry.open)
  return (
    <Viewport>
      {open.map((entry) => (
        <PlainToast key={entry.id} {...entry} />
      ))}
    </Viewport>
  )
}

const Viewport = styled.div`
  ${viewportStyle}
`

const Box = styled.div`
  ${toastStyle}
`

const Text = styled.div`
  ${toastTextStyle}
`

const Title = styled.p`
  ${toastTitleStyle}
`

const LinkText = styled.p`
  ${toastLinkStyle}
`

const Description = styled.p`
  ${toastDescriptionStyle}
`
