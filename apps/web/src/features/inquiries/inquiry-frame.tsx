import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { NeedsScript } from '../../shared/forms/needs-script.tsx'

/** The place of the inquiry form until it is loaded, as high as the form, so that nothing below moves when it appears. */
export const InquiryFrame = () => (
  <Frame>
    <NeedsScript />
  </Frame>
)

const Frame = styled.div`
  min-height: 560px;
  padding: 24px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: 4px;
  ${theme.media.sm} {
    min-height: 470px;
  }
`
