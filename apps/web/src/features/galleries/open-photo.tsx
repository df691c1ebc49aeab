import { theme } from '@farandfew/ui/theme/theme.ts'
import { toastLoadFailure } from '@farandfew/ui/toast/toast-load-failure.ts'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { PhotoLightboxProps } from './photo-lightbox.tsx'

const loadLightbox = () => import('./photo-lightbox.tsx')

/** Loads the lightbox code before it is needed. */
export const prepareLightbox = () => void loadLightbox().catch(() => undefined)

/** The lightbox. Its code is loaded when a photo is opened. */
export function OpenPhoto(props: PhotoLightboxProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<PhotoLightboxProps>>()
  const fail = useEffectEvent((error: unknown) => {
    toastLoadFailure('We could not open the picture', error)
    props.onClose()
  })

  useEffect(() => {
    let current = true
    loadLightbox().then(
      (module) => current && setLightbox(() => module.default),
      (error: unknown) => current && fail(error),
    )
    return () => {
      current = false
    }
  }, [])

  return Lightbox ? <Lightbox {...props} /> : <Loading role="status">Opening the picture…</Loading>
}

const Loading = styled.p`
  position: fixed;
  z-index: ${theme.layers.dialog};
  inset: auto auto 24px 50%;
  transform: translateX(-50%);
  padding: 12px 20px;
  border-radius: ${theme.radii.card};
  background: ${theme.colors.night};
  color: ${theme.colors.paper};
`
