import type { Plugin } from 'vite'

/** Turns a file of content/ into a module whose default export is its page. */
export function markdownPages(): Plugin
