import { reflectionText, secondRefundText } from '@farandfew/domain/refunds/cancellation-texts.ts'
import type { RefundTable as Table } from '@farandfew/domain/refunds/refund-table.ts'
import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { RefundTable } from '../refunds/money-tables.tsx'

/**
 * What cancelling gives back, before one pays and afterwards. Its heading is that of its place.
 * @param isBooked whether the member's seat is confirmed
 */
export const Cancelling = ({ table, isBooked }: { table: Table; isBooked: boolean }) => (
  <>
    <RefundTable table={table} />
    {table.canReflect && <Quiet>{reflectionText(cancellationTerms)}</Quiet>}
    {!isBooked && <Quiet>{secondRefundText}</Quiet>}
    <Quiet>
      If we cancel, you get everything back.{' '}
      <AppLink href={paths.cancellationPolicy}>Cancellation Policy</AppLink>
    </Quiet>
  </>
)
