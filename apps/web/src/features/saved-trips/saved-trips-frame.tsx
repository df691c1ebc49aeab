import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextWithPicture } from '../../shared/layout/text-with-picture.tsx'

/** What is shown while there are no saved trips, or none that are known yet: at the same place, so that nothing moves. */
export const SavedTripsFrame = ({ children }: { children: ReactNode }) => (
  <TextWithPicture name="ridge-at-sunset" eager>
    <Lines>{children}</Lines>
  </TextWithPicture>
)

/* As high as a line and a button. */
const Lines = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;
  min-height: 5.75rem;
`
