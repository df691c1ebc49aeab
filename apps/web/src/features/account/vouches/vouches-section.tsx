import type { OwnVouches, Vouch } from '@farandfew/domain/vouches/vouch.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { formatLocalDay } from '../../../shared/local-time.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { ProfilePart } from '../profile/profile-part.tsx'
import { VouchForm } from './vouch-form.tsx'
import { useWithdrawVouch, vouchesQuery } from './vouches.data.ts'

/** Vouching for others, for members who have travelled. Others see nothing of it. */
export function VouchesSection() {
  const { data } = useQuery({ ...vouchesQuery, enabled: !isAccountDemo() })
  if (!data || (!data.mayVouch && data.vouches.length === 0)) return null
  return (
    <ProfilePart title="Vouch for someone">
      <p>
        Do you know someone who would fit into our groups? You can vouch for two people a year,
        before or after they ask for an invite. We read what you write along with their request, as
        one signal among several. They do not see it.
      </p>
      <VouchList vouches={data.vouches} />
      {data.mayVouch && <Offer {...data} />}
    </ProfilePart>
  )
}

const Offer = ({ left }: OwnVouches) =>
  left > 0 ? (
    <>
      <p>{`You can vouch for ${left === 1 ? 'one more person' : 'two people'} this year.`}</p>
      <VouchForm />
    </>
  ) : (
    <p>You have vouched for two people this year. You can vouch again next year.</p>
  )

function VouchList({ vouches }: { vouches: readonly Vouch[] }) {
  const withdraw = useWithdrawVouch()
  if (vouches.length === 0) return null
  return (
    <List role="list" aria-label="Your vouches">
      {vouches.map(({ id, person, words, createdAt, withdrawnAt }) => (
        <li key={id}>
          <strong>{person}</strong>
          <small>
            {withdrawnAt
              ? `withdrawn on ${formatLocalDay(withdrawnAt)}`
              : `vouched for on ${formatLocalDay(createdAt)}`}
          </small>
          <p>{words}</p>
          {!withdrawnAt && (
            <Button
              variant="secondary"
              aria-label={`Withdraw the vouch for ${person}`}
              busy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  max-width: 760px;
  margin-block: 16px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 16px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.sheet};
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.colors.inkSoft};
  }
  p {
    flex-basis: 100%;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
`
