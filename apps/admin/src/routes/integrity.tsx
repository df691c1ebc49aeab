import { endpointQuery } from '@farandfew/api-client'
import { countFaults, refundByHand } from '@farandfew/domain/integrity/admin-integrity.ts'
import { checkSums, getIntegrity } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions, Shape, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../shared/calls/use-call.ts'
import { Instant } from '../shared/format/instant.tsx'
import { explainFailure } from '../shared/notices/explain-failure.ts'
import { Loaded } from '../shared/notices/loaded.tsx'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { usePlace } from '../shared/rooms.ts'
import { useMay } from '../shared/role/role.ts'
import { CountLine } from '../shared/table/toolbar.styles.ts'
import { GatewayComparison } from '../features/integrity/gateway-comparison.tsx'
import { PayoutsForm } from '../features/integrity/payouts-form.tsx'
import { openerOf } from '../features/integrity/fault-item.tsx'
import {
  type Choice,
  ResolveDialog,
  showsIntegrity,
} from '../features/integrity/resolve-dialog.tsx'
import { KindSection, Checked } from '../features/integrity/kind-section.tsx'

const describeTotal = (total: number) =>
  total === 0
    ? 'Everything is in order.'
    : total === 1
      ? '1 thing is not in order.'
      : `${total.toLocaleString('en-IN')} things are not in order.`

/** What is paid back by hand, or was refused by the gateway and can be. */
const byHand: readonly string[] = [refundByHand, 'refund-failed', 'refund-returned']

/** Those of them that can also be tried again, so that they are listed with their actions, too. */
const shownBelow = byHand.filter((kind) => kind !== refundByHand)

const describeByHand = (total: number) =>
  total === 0
    ? 'No refunds to pay by hand.'
    : total === 1
      ? '1 refund to pay by hand'
      : `${total.toLocaleString('en-IN')} refunds to pay by hand`

/**
 * Everything about money, messages and stored phones that is not in order, by kind, with the actions that resolve it; or only the refunds
 * by hand, on their page.
 */
export default function IntegrityPage() {
  const isByHand = usePlace().page === 'refunds'
  const query = useQuery({ ...endpointQuery(getIntegrity, {}), gcTime: 0 })
  useQueueRefresh('integrity', query)
  useQueueRefresh('messages', query)
  const [choice, setChoice] = useState<Choice>()
  const mayPay = useMay('manage-bookings')
  const page = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLParagraphElement>(null)
  useFocusOnHash(query.data !== undefined)
  // A refund by hand is on its own page alone.
  const kinds = (query.data?.kinds ?? []).filter(({ kind }) =>
    isByHand ? byHand.includes(kind) : kind !== refundByHand,
  )
  // The button that opened the dialog is gone with its fault, unless it was cancelled.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const mark = choice && openerOf(choice.kind.kind, choice.fault.key, choice.action.action)
    const opener = [...(page.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])].find(
      (button) => button.dataset.opens === mark,
    )
    ;(opener ?? found.current)?.focus()
  }
  return (
    <Loaded
      query={query}
      loading={<Shape height="160px" as="div" aria-hidden="true" />}
      failed="We could not load what is not in order."
    >
      {(data) => (
        <Stack gap={5} ref={page}>
          <CountLine ref={found} role="status" tabIndex={-1}>
            {isByHand
              ? describeByHand(countFaults(kinds.filter(({ kind }) => kind === refundByHand)))
              : describeTotal(countFaults(kinds))}
          </CountLine>
          {!isByHand && <SumsChecked at={data.sumsCheckedAt} />}
          {isByHand && mayPay && <PayoutsForm kinds={kinds} />}
          {kinds
            .filter(
              ({ kind, total }) => total > 0 && (!isByHand || !mayPay || shownBelow.includes(kind)),
            )
            .map((kind) => (
              <KindSection key={kind.kind} kind={kind} onChoose={setChoice} />
            ))}
          {!isByHand && (
            <Checked>
              <summary>
                Money, messages and stored phones are checked all the time. See what is checked.
              </summary>
              <ul>
                {kinds.map(({ kind, name, explanation, total }) => (
                  <li key={kind}>
                    <strong>{name}</strong>
                    <span>{`: ${total === 0 ? 'in order' : total}. ${explanation}`}</span>
                  </li>
                ))}
              </ul>
            </Checked>
          )}
          {!isByHand && mayPay && <GatewayComparison />}
          {choice && (
            <ResolveDialog
              {...choice}
              onClose={() => setChoice(undefined)}
              onCloseAutoFocus={returnFocus}
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** When the sums were checked, and a button that checks them now. */
function SumsChecked({ at }: { at: string | null }) {
  const { send, busy, error } = useCall(checkSums, showsIntegrity)
  const mayCheck = useMay('manage-bookings')
  return (
    <>
      <p>
        {at === null ? (
          'The totals have not been checked yet.'
        ) : (
          <span>
            The sums were last checked <Instant value={at} />; this happens every ten minutes.
          </span>
        )}
      </p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      {mayCheck && (
        <Actions>
          <Button variant="secondary" busy={busy} onClick={() => send({})}>
            Check the sums now
          </Button>
        </Actions>
      )}
    </>
  )
}

/** Moves the focus to the element that the hash of the URL names, once the page has loaded. */
function useFocusOnHash(hasLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hasLoaded && hash) document.getElementById(hash.slice(1))?.focus()
  }, [hasLoaded, hash])
}
