const { TestEnvironment } = require('jest-environment-node')
const withZone = require('./with-zone.cjs')

module.exports = withZone(TestEnvironment)
