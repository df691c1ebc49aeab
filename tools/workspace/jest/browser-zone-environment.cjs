const BrowserEnvironment = require('./browser-environment.cjs')
const withZone = require('./with-zone.cjs')

module.exports = withZone(BrowserEnvironment)
