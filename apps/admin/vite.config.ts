import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { derivedData } from '../../libs/domain/scripts/derived-data.mjs'
import { browserCheck } from '../../libs/ui/scripts/browser-plugin.mjs'
import { browserTargets } from '../../libs/ui/scripts/browsers.mjs'
import { licences } from '../../libs/ui/scripts/licences-plugin.mjs'

const uiTheme = fileURLToPath(new URL('../../libs/ui/src/theme/', import.meta.url))

/** Replaces the colours of libs/ui with custom properties, so that the console can be dark. */
const switchableColors: Plugin = {
  name: 'switchable-colors',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const wanted = source === './colors.ts' && /theme\/(?:theme|index)\.ts$/.test(importer)
    return wanted && importer.startsWith(uiTheme) ? `${uiTheme}switchable-colors.ts` : undefined
  },
}

const apiPort = process.env['API_PORT'] ?? '3000'

export default defineConfig({
  plugins: [derivedData(), switchableColors, licences(), react(), browserCheck()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  build: {
    target: browserTargets(),
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['ADMIN_PORT'] ?? 4300),
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
})
