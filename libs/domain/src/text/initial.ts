/** 'in Bali' → 'In Bali'. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Refund to pay by hand' → 'refund to pay by hand', for the middle of a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
