/**
 * A text as a cell that no spreadsheet takes for a formula: one that begins with = + - @, a tab or a return gets one
 * apostrophe before it (OWASP, CSV injection).
 */
export const neutralise = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
