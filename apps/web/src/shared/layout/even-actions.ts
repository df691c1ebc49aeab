import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'

/** Many buttons of one booking, equally wide: below each other in a narrow column, otherwise in two or three columns. */
export const EvenActions = styled(Actions).attrs({ stacked: true })`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`
