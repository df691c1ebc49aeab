import { Panel, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Bar } from './table.styles.ts'

const places = [0, 1, 2]

/** The shape of a list of items while it loads. */
export const ItemsPlaceholder = () => (
  <Stack gap={5} aria-hidden="true">
    {places.map((place) => (
      <Panel key={place} as="div" padding={4} gap={3}>
        <Bar />
        <Bar />
        <Bar />
      </Panel>
    ))}
  </Stack>
)
