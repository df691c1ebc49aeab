import { ApiError, call } from '@farandfew/api-client'
import {
  type Fault,
  type FaultKind,
  faultLimits,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { resolveFault } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ClipboardEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { paths } from '../../shared/paths.ts'
import { showsIntegrity } from './resolve-dialog.tsx'

interface Payout {
  kind: string
  action: string
  fault: Fault
}

/** The refunds that can be marked as paid by hand. */
const payoutsOf = (kinds: readonly FaultKind[]): Payout[] =>
  kinds.flatMap(({ kind, actions, faults }) => {
    const action = actions.find(({ asks }) => asks === 'payout')
    return action ? faults.map((fault) => ({ kind, action: action.action, fault })) : []
  })

const nameOf = ({ kind, fault }: Payout) => `${kind} ${fault.key}`

/** 'Refund 12', which tells the refunds of one booking apart; what came back has the number of its event. */
const refundOf = ({ kind, fault }: Payout) =>
  kind === 'refund-returned' ? undefined : `Refund ${fault.key}`

const labelOf = (payout: Payout) => {
  const { bookingId } = payout.fault
  const refund = refundOf(payout)?.toLowerCase()
  const booking = bookingId === null ? undefined : `booking ${bookingId}`
  const of = [refund, booking].filter(Boolean).join(' of ')
  return of === '' ? 'Reference' : `Reference for ${of}`
}

/** '12 references pasted.', and which lines found no row: a surplus line can mean that the others are a row off. */
function describePaste(lines: readonly string[], rows: number): string {
  const count = lines.slice(0, rows).filter((line) => line.trim()).length
  const left = lines.length - rows
  const references = count === 1 ? '1 reference' : `${count} references`
  if (left === 0) return `${references} pasted.`
  const surplus = left === 1 ? 'the last line was' : `the last ${left} lines were`
  return `${references} pasted. There are fewer refunds than lines, so ${surplus} left out. Please check the rows.`
}

/** Kept in the audit log with each payout. */
const reason = 'Paid back by hand'

const refunds = (count: number) => (count === 1 ? '1 refund' : `${count} refunds`)

/**
 * The refunds to pay by hand, with a reference each: those that have one are marked as paid in one go. A column that is
 * copied from the bank's file fills the rows from the field on.
 */
export function PayoutsForm({ kinds }: { kinds: readonly FaultKind[] }) {
  const payouts = payoutsOf(kinds)
  const [references, setReferences] = useState<Readonly<Record<string, string>>>({})
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})
  /** What became of the column that was pasted last. */
  const [pasted, setPasted] = useState('')
  const set = (values: Record<string, string>) => {
    setReferences((before) => ({ ...before, ...values }))
    setFailures((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in values))),
    )
  }
  const paste = (event: ClipboardEvent, from: number) => {
    // Only the end is trimmed: an empty cell at the top keeps its row, so that no reference moves to another refund.
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
    // A single reference goes where it was pasted, also with a line break around it.
    if (lines.filter((line) => line.trim()).length < 2) return
    event.preventDefault()
    const rows = payouts.slice(from, from + lines.length)
    set(Object.fromEntries(rows.map((payout, index) => [nameOf(payout), lines[index]!.trim()])))
    setPasted(describePaste(lines, rows.length))
  }
  const filled = payouts.filter((payout) => references[nameOf(payout)]?.trim())
  const { send, busy } = useCall(
    async (marked: readonly Payout[]) => {
      const failed: Record<string, string> = {}
      let done = 0
      // One after the other: each is a transaction of its own, and one that is refused stops no other.
      for (const payout of marked) {
        const { kind, action, fault } = payout
        const reference = references[nameOf(payout)]!.trim()
        try {
          await call(resolveFault, {
            params: { kind, key: fault.key, action },
            body: { mark: fault.mark, reason, reference },
          })
          done += 1
        } catch (error) {
          const fields = error instanceof ApiError ? error.fieldErrors : {}
          failed[nameOf(payout)] = fields['reference'] ?? explainFailure(error as Error)
        }
      }
      return { done, failed }
    },
    {
      reloads: [...showsIntegrity.shows, ...showsIntegrity.reloads],
      onSuccess: ({ done, failed }) => {
        setFailures(failed)
        setPasted('')
        if (done > 0) {
          toast({
            title: `${refunds(done)} marked as paid`,
            description: `${done === 1 ? 'The' : 'Each'} member gets an email with the reference and the credit note.`,
          })
        }
      },
    },
  )
  if (payouts.length === 0) return null
  return (
    <Stack gap={4} as="section" aria-label="Refunds to pay by hand">
      <p>
        Pay the members back, then enter the reference of each payment, such as the UTR of the bank
        transfer. A column of references can be pasted. The member reads it in the email.
      </p>
      <Rows role="list">
        {payouts.map((payout, index) => {
          const name = nameOf(payout)
          const { facts, member, bookingId, since } = payout.fault
          return (
            <li key={name}>
              <div>
                <p>{facts}</p>
                <Quiet row>
                  {refundOf(payout) && <span>{refundOf(payout)}</span>}
                  {bookingId !== null && (
                    <Link to={paths.booking(bookingId)}>{`Booking ${bookingId}`}</Link>
                  )}
                  {member !== null && <bdi>{member}</bdi>}
                  <span>
                    Since <Instant value={since} />
                  </span>
                </Quiet>
              </div>
              <TextField
                label={labelOf(payout)}
                name={name}
                autoComplete="off"
                maxLength={faultLimits.reference}
                value={references[name] ?? ''}
                error={failures[name]}
                onChange={({ currentTarget: { value } }) => set({ [name]: value })}
                onPaste={(event) => paste(event, index)}
              />
            </li>
          )
        })}
      </Rows>
      <p role="status">{pasted}</p>
      <Actions>
        <ActionButton
          variant="primary"
          idle={filled.length === 0}
          busy={busy}
          busyLabel="Marking..."
          onAction={() => send(filled)}
        >
          {filled.length === 0 ? 'Mark as paid' : `Mark ${refunds(filled.length)} as paid`}
        </ActionButton>
      </Actions>
    </Stack>
  )
}

const Rows = styled.ul`
  border-bottom: 1px solid ${theme.colors.hairline};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px 24px;
    align-items: center;
    padding-block: 12px;
    border-top: 1px solid ${theme.colors.hairline};
    overflow-wrap: anywhere;
    ${theme.media.md} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
    }
  }
`
