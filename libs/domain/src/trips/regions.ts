export const regions = ['europe', 'asia', 'americas', 'africa'] as const
export type Region = (typeof regions)[number]
