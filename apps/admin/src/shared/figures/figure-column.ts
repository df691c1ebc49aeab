import type { Figure } from '@farandfew/domain/contract/figure.ts'
import type { ChartColumn } from '../charts/chart-table.tsx'
import { type FigureSign, hrefOfFigure, wordsOfFigure } from './figure-link.tsx'

/** The column of a sum, in rupees in the file. Each opens its rows. */
export const columnOfFigure = <Name extends string>(
  heading: string,
  name: Name,
  sign: FigureSign = 1,
): ChartColumn<Readonly<Record<Name, Figure>>> => ({
  heading: `${heading} (INR)`,
  valueOf: ({ [name]: { value } }) => (value && sign * value) / 100,
  show: ({ [name]: figure }) => wordsOfFigure(figure, sign),
  hrefOf: ({ [name]: figure }) => hrefOfFigure(figure),
})
