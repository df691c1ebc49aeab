import { receiptSlugPattern } from '@farandfew/domain/refunds/receipt-number.ts'
import { useParams } from 'react-router-dom'
import {
  MemberReceipt,
  ReceiptLoading,
  ReceiptNotFound,
} from '../features/refunds/member-receipt.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'

const receiptPath = new RegExp(`^${receiptSlugPattern}$`)

/** A receipt, for the member who paid. Search engines do not list it. */
export default function ReceiptPage() {
  const { number = '' } = useParams()
  const isHydrated = useHydrated()
  // Which receipts there are depends on the member.
  if (!isHydrated) return <ReceiptLoading />
  return receiptPath.test(number) ? <MemberReceipt slug={number} /> : <ReceiptNotFound />
}
