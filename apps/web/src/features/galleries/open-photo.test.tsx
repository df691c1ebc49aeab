import { render, screen, waitFor } from '@testing-library/react'
import { galleryOf } from '@farandfew/domain/galleries/galleries.ts'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { Toasts } from '@farandfew/ui/toast/toasts.tsx'
import { OpenPhoto } from './open-photo.tsx'

// The page was loaded, but the network is down.
jest.mock('./photo-lightbox.tsx', () => {
  throw new TypeError('Failed to fetch')
})

const bali = galleryOf('bali')!

it('shows a message and closes if the lightbox code fails to load', async () => {
  const close = jest.fn()
  render(
    <UiProvider>
      <OpenPhoto
        gallery={bali}
        photos={bali.photos}
        photo={bali.photos[0]!}
        onMove={() => undefined}
        onClose={close}
        onReturnFocus={() => undefined}
      />
      <Toasts />
    </UiProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Opening the picture…')
  expect(await screen.findByText('We could not open the picture')).toBeVisible()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})
