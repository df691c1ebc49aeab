import { Bar } from '../../shared/table/table.styles.ts'
import { Stack } from '../../shared/table/toolbar.styles.ts'
import { Item } from './messages.styles.ts'

const placeholders = [0, 1, 2]

/** The shape of the list while it loads. */
export const MessagesPlaceholder = () => (
  <Stack aria-hidden="true">
    {placeholders.map((place) => (
      <Item key={place} as="div">
        <Bar />
        <Bar />
        <Bar />
      </Item>
    ))}
  </Stack>
)
