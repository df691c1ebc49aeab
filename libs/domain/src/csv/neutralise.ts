/**
 * Prefixes a cell that a spreadsheet would run as a formula (starting with = + - @, a tab or a carriage return) with
 * an apostrophe (OWASP, CSV injection).
 */
export const neutralise = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
