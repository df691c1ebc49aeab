import type { Plugin } from 'vite'

/** Makes a file of content/ a module whose default export is its page. */
export function markdownPages(): Plugin
