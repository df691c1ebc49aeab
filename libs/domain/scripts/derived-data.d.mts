import type { Plugin } from 'vite'

export function derivedData(): Plugin
