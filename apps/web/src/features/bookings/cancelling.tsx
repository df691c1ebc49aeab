import { reflectionText, secondRefundText } from '@farandfew/domain/refunds/cancellation-texts.ts'
import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { canReflect } from '../refunds/refund-texts.ts'
import type { ShownDeparture } from './departure-booking.tsx'
import { RefundTable } from '../refunds/money-tables.tsx'

/** What cancelling gives back, before one pays and afterwards. Its heading is that of its place. */
export const Cancelling = ({ shown }: { shown: ShownDeparture }) => (
  <>
    <RefundTable shown={shown} />
    {canReflect(shown) && <Quiet>{reflectionText(cancellationTerms)}</Quiet>}
    {shown.status !== 'confirmed' && <Quiet>{secondRefundText}</Quiet>}
    <Quiet>
      If we cancel, you get everything back.{' '}
      <AppLink href={paths.cancellationPolicy}>Cancellation Policy</AppLink>
    </Quiet>
  </>
)
