import { isPictureAddress } from '@farandfew/domain/text/picture-address.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FieldMessage } from '../forms/field-message.tsx'
import { siteSource } from './site-picture.ts'
import { usePausedText } from '../search/use-paused-text.ts'

/** Milliseconds without typing before the picture is requested. */
const pauseMs = 400

/** The console's content security policy allows other hosts only if PICTURE_HOSTS names them. */
const describeFailure = (address: string) =>
  address.startsWith('/')
    ? 'This picture does not load. The site would show its placeholder.'
    : 'The console cannot show this picture: it does not load, or PICTURE_HOSTS does not name its host.'

/** Shows the picture of an address after a pause in typing, or says that it does not load. */
export function PictureCheck({ address, siteUrl }: { address: string; siteUrl: string }) {
  const settled = usePausedText(address.trim(), pauseMs)
  const [failed, setFailed] = useState<string>()
  if (!isPictureAddress(settled)) return null
  const hasFailed = failed === settled
  return (
    <>
      {!hasFailed && (
        <Frame
          key={settled}
          src={siteSource(siteUrl, settled)}
          alt={`Preview of ${settled}`}
          width={240}
          height={180}
          onError={() => setFailed(settled)}
        />
      )}
      <FieldMessage>{hasFailed && describeFailure(settled)}</FieldMessage>
    </>
  )
}

const Frame = styled.img`
  width: min(100%, 240px);
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
  object-fit: cover;
`
