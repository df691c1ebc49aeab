import type { Plugin } from 'vite'

/** Writes the licence notices of the fonts and of all packages in a build. */
export function licences(): Plugin
