import type { Figure, FigureList } from '@farandfew/domain/contract/figure.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../paths.ts'

const pathOf: Readonly<Record<FigureList, string>> = {
  bookings: paths.bookings,
  balances: paths.balances,
  documents: paths.receipts,
}

/** Opens the rows that a figure is about, and no others. */
export const hrefOfFigure = ({ list, filter }: Figure): string => {
  const query = new URLSearchParams(filter).toString()
  return query === '' ? pathOf[list] : `${pathOf[list]}?${query}`
}

/** What the words beside a figure say of money that went out is positive. */
export type FigureSign = 1 | -1

/** A figure in words: '₹2,00,000', or how many rows there are. */
export const wordsOfFigure = ({ of, value }: Figure, sign: FigureSign = 1): string =>
  of === 'rows' ? value.toLocaleString('en-IN') : formatPaise(value && sign * value)

/** A figure that opens its rows. */
export const FigureLink = ({ of, sign }: { of: Figure; sign?: FigureSign }) => (
  <UiLink href={hrefOfFigure(of)}>{wordsOfFigure(of, sign)}</UiLink>
)
