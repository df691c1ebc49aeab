import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { styled } from 'styled-components'
import { paths } from '../shared/paths.ts'

/** Shown for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <Explanation>The console has no page at this address.</Explanation>
      <ButtonLink href={paths.today}>Back to Today</ButtonLink>
    </>
  )
}

const Explanation = styled(Lead)`
  margin-bottom: 24px;
`
