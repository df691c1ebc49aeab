import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { styled } from 'styled-components'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import { paths } from '../../../shared/paths.ts'

/** The buttons above the tabs. */
export function AccountActions({ onQuickInvite }: { onQuickInvite: () => void }) {
  const { mutate, isPending } = useLogOut()
  const logOut = () => mutate(undefined, { onError: (error) => toastFailure(error) })
  return (
    <Buttons even marginBottom={8}>
      <Button onClick={onQuickInvite}>Quick Invite Request</Button>
      <ButtonLink href={paths.home} variant="secondary">
        Back to Home
      </ButtonLink>
      <Button variant="secondary" busy={isPending} busyLabel="Logging out..." onClick={logOut}>
        Logout
      </Button>
    </Buttons>
  )
}

const Buttons = styled(Actions)`
  @media (max-width: 479px) {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
