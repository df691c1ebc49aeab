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
import { type ChangeEvent, type ClipboardEvent, useState } from 'react'
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

type TextsByName = Readonly<Record<string, string>>

/** Marks each payout as paid. Returns how many were, and why the others were not. */
async function markAsPaid(payouts: readonly Payout[], references: TextsByName) {
  const failed: Record<string, string> = {}
  // One after the other: each is a transaction of its own, and one that is refused stops no other.
  for (const payout of payouts) {
    const { kind, action, fault } = payout
    const name = nameOf(payout)
    try {
      await call(resolveFault, {
        params: { kind, key: fault.key, action },
        body: { mark: fault.mark, reason, reference: references[name]!.trim() },
      })
    } catch (error) {
      const fields = error instanceof ApiError ? error.fieldErrors : {}
      failed[name] = fields['reference'] ?? explainFailure(error)
    }
  }
  return { done: payouts.length - Object.keys(failed).length, failed }
}

/** The references of payouts, typed or pasted, and the call that sends them. */
function useReferences(payouts: readonly Payout[]) {
  const [references, setReferences] = useState<TextsByName>({})
  const [failures, setFailures] = useState<TextsByName>({})
  /** What became of the column that was pasted last. */
  const [pasted, setPasted] = useState('')
  const set = (values: TextsByName) => {
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
  const { send, busy } = useCall((marked: readonly Payout[]) => markAsPaid(marked, references), {
    reloads: [...showsIntegrity.shows, ...showsIntegrity.reloads],
    onSuccess: ({ done, failed }) => {
      setFailures(failed)
      setPasted('')
      if (done === 0) return
      toast({
        title: `${refunds(done)} marked as paid`,
        description: `${done === 1 ? 'The' : 'Each'} member gets an email with the reference and the credit note.`,
      })
    },
  })
  return {
    pasted,
    filled: filled.length,
    send: () => send(filled),
    busy,
    /** The props of the field of a payout. */
    fieldOf: (payout: Payout, index: number) => {
      const name = nameOf(payout)
      return {
        name,
        value: references[name] ?? '',
        error: failures[name],
        onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
          set({ [name]: value }),
        onPaste: (event: ClipboardEvent) => paste(event, index),
      }
    },
  }
}

/**
 * The refunds to pay by hand, with a reference each: those that have one are marked as paid in one go. A column that is
 * copied from the bank's file fills the rows from the field on.
 */
export function PayoutsForm({ kinds }: { kinds: readonly FaultKind[] }) {
  const payouts = payoutsOf(kinds)
  const { pasted, filled, send, busy, fieldOf } = useReferences(payouts)
  if (payouts.length === 0) return null
  return (
    <Stack gap={4} as="section" aria-label="Refunds to pay by hand">
      <p>
        Pay the members back, then enter the reference of each payment, such as the UTR of the bank
        transfer. A column of references can be pasted. The member reads it in the email.
      </p>
      <Rows role="list">
        {payouts.map((payout, index) => (
          <li key={nameOf(payout)}>
            <PayoutFacts payout={payout} />
            <TextField
              label={labelOf(payout)}
              autoComplete="off"
              maxLength={faultLimits.reference}
              {...fieldOf(payout, index)}
            />
          </li>
        ))}
      </Rows>
      <p role="status">{pasted}</p>
      <Actions>
        <ActionButton
          variant="primary"
          idle={filled === 0}
          busy={busy}
          busyLabel="Marking..."
          onAction={send}
        >
          {filled === 0 ? 'Mark as paid' : `Mark ${refunds(filled)} as paid`}
        </ActionButton>
      </Actions>
    </Stack>
  )
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const { facts, member, bookingId, since } = payout.fault
  const refund = refundOf(payout)
  return (
    <div>
      <p>{facts}</p>
      <Quiet row>
        {refund && <span>{refund}</span>}
        {bookingId !== null && <Link to={paths.booking(bookingId)}>{`Booking ${bookingId}`}</Link>}
        {member !== null && <bdi>{member}</bdi>}
        <span>
          Since <Instant value={since} />
        </span>
      </Quiet>
    </div>
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
