import type { MovedMoney } from '@farandfew/domain/payments/money-lists.ts'
import { FigureLink } from '../../shared/figures/figure-link.tsx'

/** '₹2,50,000 received, ₹50,000 refunded, ₹2,00,000 kept'. Each sum opens its documents. */
export const MoneyLine = ({ received, refunded, kept }: MovedMoney) => (
  <>
    <FigureLink of={received} />
    <span> received, </span>
    <FigureLink of={refunded} sign={-1} />
    <span> refunded, </span>
    <FigureLink of={kept} />
    <span> kept</span>
  </>
)
