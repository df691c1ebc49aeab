import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiPort = process.env['API_PORT'] ?? '3000'

export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inlined: the content security policy lets only files run.
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
