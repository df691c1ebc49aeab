/** The parts of the world that trips are filed under. */
export const regions = ['europe', 'asia', 'americas', 'africa'] as const
export type Region = (typeof regions)[number]
