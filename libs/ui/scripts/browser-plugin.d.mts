import type { Plugin } from 'vite'

/**
 * Translates the few classes that Safari 15 reads wrong, and fails a build whose scripts a supported browser cannot read, or
 * that call what one of them does not have.
 */
export function browserCheck(): Plugin
