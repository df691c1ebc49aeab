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
  '^.+\\.(t|j|mj|cj|mt)sx?$': [
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

/** Packages that need no transform: all but `esmPackages` and those named. */
export function ignoreAllBut(...packages) {
  return [`/node_modules/(?!(${[...esmPackages, ...packages].join('|')})/)`]
}

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Under Nx only failures and totals are printed, and the results are written for `npm test`. */
const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env
const reporters = project
  ? [
      ['summary', { summaryThreshold: 0 }],
      [
        file('./tools/workspace/jest/results-reporter.cjs'),
        { file: file(`./test-results/${project}-${target}.json`) },
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
  transformIgnorePatterns: ignoreAllBut(),
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/**/*.test.ts?(x)'],
}

/**
 * Which suites run where, as regular expressions of paths in the package.
 * @typedef {object} Sizes
 * @property {string[]} [full] `npm test` leaves these out
 * @property {string[]} [both] the full checks run these again, with more
 * @property {string[]} [never] these have commands of their own
 */

/**
 * The files that a run ignores: Nx's target `test` leaves out what only the full checks take, `test-full` takes only that, and
 * jest by itself takes all.
 * @param {Sizes} sizes
 */
function ignoredPaths({ full = [], both = [], never = [] }) {
  const ignored = ['/node_modules/', '/dist/', ...never]
  if (full.length === 0) return ignored
  if (target === 'test') return [...ignored, ...full.map((path) => `<rootDir>/${path}`)]
  if (target === 'test-full') return [...ignored, `<rootDir>/(?!${[...full, ...both].join('|')})`]
  return ignored
}

/**
 * @param {import('jest').Config} overrides
 * @param {Sizes} sizes
 * @returns {import('jest').Config} for packages that run in Node
 */
export function nodePreset(overrides = {}, sizes = {}) {
  return {
    ...common,
    testEnvironment: 'node',
    testPathIgnorePatterns: ignoredPaths(sizes),
    ...overrides,
  }
}

/**
 * @param {import('jest').Config} overrides
 * @param {Sizes} sizes
 * @returns {import('jest').Config} for packages that run in a browser
 */
export function browserPreset(overrides = {}, sizes = {}) {
  return {
    ...common,
    testPathIgnorePatterns: ignoredPaths(sizes),
    testEnvironment: file('./tools/workspace/jest/browser-environment.cjs'),
    setupFilesAfterEnv: [file('./tools/workspace/jest/browser-setup.mjs')],
    moduleNameMapper: {
      '\\.(css|svg|woff2)(\\?url)?$': file('./tools/workspace/jest/asset.cjs'),
    },
    ...overrides,
  }
}
