import '@farandfew/ui/theme/fonts.css'
import '@farandfew/ui/theme/print.css'
import './app/layout/layout.css'
import { leaveDialogEntries } from '@farandfew/ui/dialog/dialog-entries.ts'
import { waitForFirstScreen } from './app/boot/early-input.ts'
import { showFailedStart } from './app/boot/failed-start.ts'
import { loadScripts } from './app/boot/load-scripts.ts'
import { readPageBlock, readQueries } from './app/boot/page-block.ts'

/** Starts the page once its first screen is complete. Not awaited by the module, which later scripts import. */
async function main() {
  const block = readPageBlock()
  const earlyInput = await waitForFirstScreen()
  const queries = readQueries(block)
  await loadScripts(block?.scripts ?? [])
  try {
    const { start } = await import('./app/start.tsx')
    await start({ block, queries, earlyInput })
  } catch (error) {
    earlyInput.discard()
    showFailedStart()
    throw error
  }
}

leaveDialogEntries()
void main()
