import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { styled } from 'styled-components'
import { useLogOut } from '../../../shared/current-member/use-log-out.ts'
import { EvenActions } from '../../../shared/layout/action-row.ts'
import { paths } from '../../../shared/paths.ts'

/** The buttons above the tabs. */
export function AccountActions({ onQuickInvite }: { onQuickInvite: () => void }) {
  const { mutate, isPending } = useLogOut()
  const logOut = () => mutate(undefined, { onError: (error) => toastFailure(error) })
  return (
    <Actions>
      <Button onClick={onQuickInvite}>Quick Invite Request</Button>
      <ButtonLink href={paths.home} variant="secondary">
        Back to Home
      </ButtonLink>
      <Button variant="secondary" busy={isPending} busyLabel="Logging out..." onClick={logOut}>
        Logout
      </Button>
    </Actions>
  )
}

const Actions = styled(EvenActions)`
  margin: 0 0 32px;
  @media (max-width: 479px) {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
