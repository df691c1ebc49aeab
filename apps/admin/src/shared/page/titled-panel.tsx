import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { type ComponentProps, useId } from 'react'

interface TitledPanelProps extends ComponentProps<typeof Panel> {
  title: string
  headingAs?: 'h3'
}

/** A panel that is named by its heading. */
export function TitledPanel({ title, headingAs, children, ...panel }: TitledPanelProps) {
  const id = useId()
  return (
    <Panel padding={4} gap={3} {...panel} aria-labelledby={id}>
      <Heading {...(headingAs && { as: headingAs })} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </Panel>
  )
}
