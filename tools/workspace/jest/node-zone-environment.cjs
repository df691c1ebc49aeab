const NodeEnvironment = require('./node-environment.cjs')
const withZone = require('./with-zone.cjs')

module.exports = withZone(NodeEnvironment)
