/**
 * @jest-environment node
 */
/// <reference types="node" />
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** The components that a page may need for its first paint. */
const components = [
  "export { UiProvider } from './src/theme/ui-provider.tsx'",
  "export { LinkProvider, UiLink } from './src/link/link.tsx'",
  "export { Button, ButtonLink } from './src/button/button.tsx'",
  "export { IconButton } from './src/button/icon-button.tsx'",
  "export { Badge } from './src/badge/badge.tsx'",
  "export { Picture } from './src/image/picture.tsx'",
  "export { Poster } from './src/image/poster.ts'",
  "export { TripCard } from './src/trip-card/trip-card.tsx'",
  "export { CardGrid } from './src/card-grid/card-grid.tsx'",
  "export { CardGridPlaceholder } from './src/card-grid/card-grid-placeholder.tsx'",
  "export { Container } from './src/page/container.ts'",
  "export { PageHeader } from './src/page/page-header.tsx'",
  "export { SectionHeading } from './src/page/headings.tsx'",
  "export { Section } from './src/page/section.tsx'",
  "export { SkipLink } from './src/page/skip-link.tsx'",
  "export { toast } from './src/toast/toast-store.ts'",
  "export { Toasts } from './src/toast/toasts.tsx'",
]

/** Bundles code as the site does, and returns the gzipped size and the inputs of the first file. */
async function bundle(contents: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: `${__dirname}/../..`, loader: 'ts' },
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
    // Leaves out dynamic imports.
    plugins: [
      {
        name: 'on-demand',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          ),
      },
    ],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  )
  return { bytes: gzipSync(outputFiles[0]!.contents).length, inputs }
}

const isHeavy = (path: string) => /radix|lucide|zod/.test(path)

it('the components of a first paint take at most 8 kB gzipped, without Radix, icons or schemas', async () => {
  const { bytes, inputs } = await bundle(components.join('\n'))
  expect(inputs.length).toBeGreaterThan(20)
  expect(inputs.filter(isHeavy)).toEqual([])
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

it('one component does not import the others', async () => {
  const { inputs } = await bundle("export { Container } from './src/page/container.ts'")
  const own = inputs.filter((path) => path.startsWith('src/'))
  expect(own).toContain('src/page/container.ts')
  expect(own.filter((path) => !/container|src\/theme\//.test(path))).toEqual([])
})

it('finds heavy packages', async () => {
  const { inputs } = await bundle("export { Dialog } from './src/dialog/dialog.tsx'")
  expect(inputs.filter(isHeavy)).not.toEqual([])
})
