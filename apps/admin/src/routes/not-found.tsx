import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Lead } from '@farandfew/ui/page/headings.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../shared/paths.ts'

/** Shown for every unknown path. */
export default function NotFoundPage() {
  return (
    <>
      <Lead>The console has no page at this address.</Lead>
      <Actions marginTop={6}>
        <ButtonLink href={paths.today}>Back to Today</ButtonLink>
      </Actions>
    </>
  )
}
