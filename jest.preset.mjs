import { fileURLToPath } from 'node:url'

/** ESM packages that jest must transform to CommonJS. */
const esmPackages = [
  '@fastify/cookie',
  '@fastify/static',
  'content-disposition',
  'cookie',
  'd3-array',
  'd3-geo',
  'internmap',
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

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Under Nx only failures and totals are printed, and the results are written for `npm test`. */
const project = process.env.NX_TASK_TARGET_PROJECT
const reporters = project
  ? [
      ['summary', { summaryThreshold: 0 }],
      [
        file('./tools/workspace/jest/results-reporter.cjs'),
        { file: file(`./test-results/${project}.json`) },
      ],
    ]
  : ['default']

const common = {
  reporters,
  // Nx runs two packages at a time; the last one has every core to itself.
  maxWorkers: '100%',
  // Ends a test that hangs; long enough for a busy machine.
  testTimeout: 60_000,
  // A failed test may leave a server or a connection open, which must not hold up the run.
  forceExit: process.env.CI === 'true',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}

/** @returns {import('jest').Config} for packages that run in Node */
export function nodePreset(overrides = {}) {
  return {
    ...common,
    testEnvironment: file('./tools/workspace/jest/node-environment.cjs'),
    runtime: file('./tools/workspace/jest/node-runtime.cjs'),
    ...overrides,
  }
}

/** @returns {import('jest').Config} for packages that run in a browser */
export function browserPreset(overrides = {}) {
  return {
    ...common,
    testEnvironment: file('./tools/workspace/jest/browser-environment.cjs'),
    setupFilesAfterEnv: [file('./tools/workspace/jest/browser-setup.mjs')],
    moduleNameMapper: {
      '\\.(css|svg|woff2)(\\?url)?$': file('./tools/workspace/jest/asset.cjs'),
    },
    ...overrides,
  }
}
