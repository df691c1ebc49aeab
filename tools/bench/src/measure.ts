/** The goal of a figure: an upper or a lower bound. */
export type Goal = { least: number } | { most: number }

/** One figure of a run. */
export interface Measure {
  name: string
  value: number
  /** Formats a figure for people: '0.93', '412 ms'. */
  show: (value: number) => string
  goal?: Goal
}

export const isMet = ({ value, goal }: Measure): boolean =>
  goal === undefined || ('least' in goal ? value >= goal.least : value <= goal.most)

export const plain = (value: number) => String(Math.round(value))
export const ratio = (value: number) => value.toFixed(2)
export const milliseconds = (value: number) => `${Math.round(value)} ms`
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
export const perSecond = (value: number) => `${Math.round(value)} /s`
/** Thousands of bytes. */
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
/** Millions of bytes. */
export const megabytes = (value: number) => `${(value / 1_000_000).toFixed(0)} MB`
export const shift = (value: number) => value.toFixed(3)

const showGoal = ({ goal, show }: Measure) => {
  if (!goal) return ''
  return 'least' in goal ? `≥ ${show(goal.least)}` : `≤ ${show(goal.most)}`
}

/** The measures as table rows: name, figure, goal, and whether it is met. */
export function toRows(measures: readonly Measure[]): string[][] {
  return measures.map((measure) => [
    measure.name,
    measure.show(measure.value),
    showGoal(measure),
    measure.goal ? (isMet(measure) ? 'met' : 'MISSED') : '',
  ])
}
