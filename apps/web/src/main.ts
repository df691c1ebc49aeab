import '@farandfew/ui/fonts.css'
import { firstScreen } from './app/boot/first-screen.ts'
import { loadScripts } from './app/boot/load-scripts.ts'
import { readPageBlock, readQueries } from './app/boot/page-block.ts'

const block = readPageBlock()
const early = await firstScreen()
const queries = readQueries(block)
await loadScripts(block?.scripts ?? [])

const { start } = await import('./app/start.tsx')
await start({ block, queries, early })
