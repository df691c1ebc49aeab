import { isPictureAddress } from '@farandfew/domain/admin/trips'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FieldMessage } from './field-message.tsx'
import { siteSource } from './site-picture.ts'
import { useSettled } from './use-settled.ts'

/** Shows the picture of an address once its typing rests, or says that there is none. */
export function PictureCheck({ address, siteUrl }: { address: string; siteUrl: string }) {
  const settled = useSettled(address.trim())
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
      <FieldMessage>
        {hasFailed && 'This picture does not load. The site would show its stand-in.'}
      </FieldMessage>
    </>
  )
}

const Frame = styled.img`
  width: min(100%, 240px);
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radii.small};
  background: ${({ theme }) => theme.colors.shade};
  object-fit: cover;
`
