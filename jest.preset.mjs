/**
 * One jest set-up for every package: TypeScript through swc to CommonJS.
 * The named packages are ESM only, or are loaded with `import()`, and want transforming.
 */
const esmPackages = [
  '@fastify/cookie',
  '@fastify/static',
  'content-disposition',
  'cookie',
  'light-my-request',
]

const transform = {
  '^.+\\.(t|j|mj|mt)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

const common = {
  // Nx runs two packages at a time: between them they take the machine's cores.
  maxWorkers: '50%',
  // A test that hangs is ended; how busy the machine is decides nothing.
  testTimeout: 60_000,
  // A test that failed may leave a server or a connection behind, which must not hold the whole run.
  forceExit: process.env.CI === 'true',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}

/** @returns {import('jest').Config} for packages that run on Node */
export function nodePreset(overrides = {}) {
  return { ...common, testEnvironment: 'node', ...overrides }
}

/** @returns {import('jest').Config} for packages that run in a browser */
export function browserPreset(overrides = {}) {
  return {
    ...common,
    testEnvironment: new URL('./tools/workspace/jest/browser-environment.cjs', import.meta.url)
      .pathname,
    setupFilesAfterEnv: [
      new URL('./tools/workspace/jest/browser-setup.mjs', import.meta.url).pathname,
    ],
    moduleNameMapper: {
      '\\.(css|svg|woff2)(\\?url)?$': new URL('./tools/workspace/jest/asset.cjs', import.meta.url)
        .pathname,
    },
    ...overrides,
  }
}
