const { createRequire } = require('node:module')
const { dirname, resolve } = require('node:path')
const { default: Runtime } = require('jest-runtime')

/** Jest replaces these for each test file. */
const jestPackages = /\/node_modules\/(@jest\/|jest-|expect\/)/

/** By importing file and name: a package that Node itself has loaded, or undefined. */
const packages = new Map()

function loadPackage(from, name) {
  const load = createRequire(from)
  let path
  try {
    path = load.resolve(name)
    // The packages of this workspace are links to their sources.
    if (!path.includes('/node_modules/') || jestPackages.test(path)) return undefined
    return { exports: load(path) }
  } catch (error) {
    // Jest transforms what is not CommonJS, and says what is missing.
    if (error.code === 'ERR_REQUIRE_ESM' || path === undefined) return undefined
    throw error
  }
}

const domain = resolve(__dirname, '../../../libs/domain')
const domainName = '@farandfew/domain/'

/** By path: a file of the domain. */
const domainFiles = new Map()

function findDomainFile(from, name) {
  if (name.startsWith(domainName)) return resolve(domain, 'src', name.slice(domainName.length))
  return name.startsWith('.') && from.startsWith(`${domain}/`) ? resolve(dirname(from), name) : ''
}

/**
 * For the tests that run in Node's own context (node-environment.cjs). Packages are loaded once for all test files of a process,
 * by Node, unless the package of the tests has a mock of it in `__mocks__`. So are the files of the domain, which keep no state,
 * except in its own tests. `jest.mock` refuses both.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cache, coverage, ...rest) {
    super(config, environment, resolver, transformer, cache, coverage, ...rest)
    this.resolver = resolver
    // Jest counts what a file covers each time it is loaded.
    this.sharesDomain = config.rootDir !== domain && !coverage.collectCoverage
  }

  requireModuleOrMock(from, name) {
    const path = this.sharesDomain ? findDomainFile(from, name) : ''
    if (path === '')
      return this.findPackage(from, name)?.exports ?? super.requireModuleOrMock(from, name)
    if (!domainFiles.has(path)) domainFiles.set(path, super.requireModuleOrMock(from, name))
    return domainFiles.get(path)
  }

  setMock(from, name, ...mock) {
    if (findDomainFile(from, name) || this.findPackage(from, name)) {
      throw new Error(`${name} is loaded once for all test files and cannot be mocked.`)
    }
    return super.setMock(from, name, ...mock)
  }

  findPackage(from, name) {
    if (/^(\.|\/|node:|@jest\/globals$)/.test(name)) return undefined
    if (this.resolver.getMockModule(from, name)) return undefined
    const key = `${from}\0${name}`
    if (!packages.has(key)) packages.set(key, loadPackage(from, name))
    return packages.get(key)
  }
}
