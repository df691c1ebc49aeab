import { ApiError, call, endpointKey } from '@farandfew/api-client'
import type { Operator, OperatorState } from '@farandfew/domain/operators/admin-operators.ts'
import {
  changeOperator,
  deactivateOperator,
  listAdminSessions,
  listOperators,
  sendOperatorLink,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { type OperatorRole, operatorRoles, roleLabels } from '@farandfew/domain/contract/roles.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { roleWords } from '../../shared/role/role-words.ts'

const stateWords: Readonly<Record<OperatorState, string>> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
}

/** What a new link means in each state. */
const linkWords: Readonly<Record<OperatorState, { button: string; done: string }>> = {
  active: { button: 'Reset sign-in', done: 'Sign-in reset' },
  invited: { button: 'Send a new link', done: 'New link sent' },
  deactivated: { button: 'Invite again', done: 'Invitation sent' },
}

/** A change of an operator's account, which asks before it is made. */
type Change = { kind: 'role'; role: OperatorRole } | { kind: 'link' | 'deactivate' }

/** An operator, with what an owner can change. */
export function OperatorItem({ operator }: { operator: Operator }) {
  const { id, name, email, role, state, linkExpiresAt, lastSignInAt } = operator
  const [toConfirm, setToConfirm] = useState<Change>()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setToConfirm(undefined)
    heading.current?.focus()
  }
  const { send, busy, error, reset } = useChangeOperator(operator, close)
  const ask = (change: Change) => {
    reset()
    setToConfirm(change)
  }
  const change = (wanted: Change, title: string) =>
    send(wanted, () => {
      toast({ title, description: name })
      close()
    })
  const act = (wanted: Change) => {
    if (wanted.kind === 'link') return change(wanted, linkWords[state].done)
    change(wanted, wanted.kind === 'role' ? 'Role changed' : 'Operator deactivated')
  }
  return (
    <Item aria-labelledby={`operator-${id}`}>
      <Stack gap={1} anywhere>
        <h3 id={`operator-${id}`} ref={heading} tabIndex={-1}>
          <span>{`${name} `}</span>
          <Badge tone={state === 'deactivated' ? 'red' : 'neutral'}>{stateWords[state]}</Badge>
        </h3>
        <p>{email}</p>
        <Quiet>
          {state === 'invited' &&
            (linkExpiresAt === null ? (
              <span>The link has expired.</span>
            ) : (
              <span>
                The link is valid until <Instant value={linkExpiresAt} />
              </span>
            ))}
          {state !== 'invited' &&
            (lastSignInAt === null ? (
              <span>Has not signed in yet.</span>
            ) : (
              <span>
                Last signed in <Instant value={lastSignInAt} />
              </span>
            ))}
        </Quiet>
      </Stack>
      {!toConfirm && (
        <Stack gap={3} align="start">
          {state !== 'deactivated' && (
            <SelectField
              label={`Role of ${name}`}
              name={`role-${id}`}
              value={role}
              options={operatorRoles.map((value) => ({ value, label: roleLabels[value] }))}
              onChange={({ currentTarget: { value } }) =>
                ask({ kind: 'role', role: value as OperatorRole })
              }
            />
          )}
          <Actions>
            <Button
              variant="secondary"
              onClick={() => (state === 'invited' ? act({ kind: 'link' }) : ask({ kind: 'link' }))}
            >
              <span>{linkWords[state].button}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Button>
            {state !== 'deactivated' && (
              <Button variant="quiet" onClick={() => ask({ kind: 'deactivate' })}>
                Deactivate<VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Button>
            )}
          </Actions>
          {error && <p role="alert">{explainFailure(error)}</p>}
        </Stack>
      )}
      {toConfirm && (
        <Question
          words={questionOf(operator, toConfirm)}
          busy={busy}
          failure={error ? explainFailure(error) : undefined}
          onYes={() => act(toConfirm)}
          onNo={close}
        />
      )}
    </Item>
  )
}

/** Changes an operator. If someone else did so meanwhile, the list is read again, and the question is outdated. */
function useChangeOperator({ id, role, state }: Operator, onOutdated: () => void) {
  const operators = endpointKey(listOperators)
  const options = {
    shows: [operators],
    failureReloads: [operators],
    // A change may have ended sessions.
    reloads: [endpointKey(listAdminSessions)],
  }
  const params = { id: String(id) }
  return useCall(
    (wanted: Change) => {
      if (wanted.kind === 'role') {
        return call(changeOperator, { params, body: { before: role, role: wanted.role } })
      }
      return wanted.kind === 'link'
        ? call(sendOperatorLink, { params, body: { state } })
        : call(deactivateOperator, { params })
    },
    {
      ...options,
      onFailure: (failure) => {
        if (failure instanceof ApiError && failure.code === 'OPERATOR_CHANGED') onOutdated()
      },
    },
  )
}

function questionOf({ name, state }: Operator, change: Change): { ask: string; yes: string } {
  if (change.kind === 'role') {
    const to = roleLabels[change.role]
    return {
      ask: `Make ${name} “${to}”? ${roleWords[change.role]} Their sessions end.`,
      yes: `Change to ${to}`,
    }
  }
  if (change.kind === 'deactivate') {
    return {
      ask: `Deactivate ${name}? Their sessions end at once, and they cannot sign in any more.`,
      yes: 'Deactivate',
    }
  }
  return state === 'active'
    ? {
        ask: `Reset the sign-in of ${name}? Their password, second factor and sessions end. They get a link to set up both again.`,
        yes: 'Reset and send the link',
      }
    : { ask: `Invite ${name} again? They get a link.`, yes: 'Invite again' }
}

interface QuestionProps {
  words: { ask: string; yes: string }
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}

function Question({ words, busy, failure, onYes, onNo }: QuestionProps) {
  return (
    <FocusedStack gap={3} align="start">
      <p>{words.ask}</p>
      {failure && <p role="alert">{failure}</p>}
      <Actions>
        <ActionButton variant="primary" busy={busy} busyLabel="Changing..." onAction={onYes}>
          {words.yes}
        </ActionButton>
        <Button variant="secondary" onClick={onNo}>
          Cancel
        </Button>
      </Actions>
    </FocusedStack>
  )
}

const Item = styled.li`
  display: grid;
  gap: 16px 32px;
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  ${theme.media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  }
`
