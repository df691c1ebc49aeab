/** Query keys hold the path that is read (spec section 7). */
export const tripsKey = ['/api/trips'] as const
export const tripKey = (id: number) => ['/api/trips', id] as const
