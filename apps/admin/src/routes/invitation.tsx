import { ApiError, call } from '@farandfew/api-client'
import { openInvitation } from '@farandfew/domain/operators/admin-operators.contract.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../shared/notices/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { InvitationForm } from '../features/operator-sessions/invitation-form.tsx'

/** What an operator's link opens: name, password and second factor of their account. */
export default function InvitationPage() {
  const token = useUrlState().get('token')
  const query = useQuery({
    // The secret of the link is not cached.
    queryKey: ['invitation'],
    queryFn: () => call(openInvitation, { body: { token } }),
    gcTime: 0,
  })
  const { data, error } = query
  if (!data && error instanceof ApiError && error.status === 400) {
    return (
      <Notice>
        <Problem
          title="This link does not work"
          detail="It has expired or was used. Please ask an owner of the console for a new one."
        >
          <ButtonLink href={paths.today} variant="secondary">
            Sign in
          </ButtonLink>
        </Problem>
      </Notice>
    )
  }
  return (
    <Loaded
      query={query}
      loading="Opening your invitation…"
      failed="We could not open your invitation."
    >
      {(invitation) => <InvitationForm token={token} invitation={invitation} />}
    </Loaded>
  )
}
