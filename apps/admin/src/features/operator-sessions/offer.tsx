import type { SecondFactorOffer } from '@farandfew/domain/operator-sessions/admin-security.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { renderSVG } from 'uqr'

const inFours = (text: string) =>
  (text.match(/.{1,4}/g) ?? []).map((four, index) => <span key={index}>{four}</span>)

/** The secret for an authenticator app, as a QR code and as text. */
export function Offer({ offer }: { offer: SecondFactorOffer }) {
  const svg = renderSVG(offer.uri, { border: 3 })
  return (
    <Stack maxWidth="60ch">
      <p>Scan this code with your authenticator app, then enter the six digits that it shows.</p>
      <Code
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt="QR code for the authenticator app"
        width={220}
        height={220}
      />
      <p>
        Or type this key into the app: <Secret>{inFours(offer.secret)}</Secret>
      </p>
    </Stack>
  )
}

/** Always dark on light, because not every camera reads the opposite. */
const Code = styled.img`
  width: 220px;
  border-radius: ${theme.radii.card};
`

const Secret = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
  /* A visual gap that is not copied. */
  > span + span {
    margin-left: 0.5em;
  }
`
