import { Box, Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode } from 'react'
import { TextWithPicture } from '../../shared/layout/text-with-picture.tsx'

/** What is shown while there are no saved trips, or none that are known yet: at the same place, so that nothing moves. */
export const SavedTripsFrame = ({ children }: { children: ReactNode }) => (
  <TextWithPicture name="ridge-at-sunset" eager>
    {/* As high as a line and a button. */}
    <Box minHeight="5.75rem">
      <Stack align="start">{children}</Stack>
    </Box>
  </TextWithPicture>
)
