const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom, with parts of the web platform that it lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    const { global } = this
    Object.assign(global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      structuredClone,
    })
    global.AbortController = AbortController
    global.AbortSignal = AbortSignal
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    // Everything counts as visible, so that content which loads on scrolling loads at once.
    global.IntersectionObserver ??= class {
      constructor(report) {
        this.report = report
      }
      observe(target) {
        this.report([{ target, isIntersecting: true, intersectionRatio: 1 }], this)
      }
      unobserve() {}
      disconnect() {}
    }
    global.Element.prototype.scrollIntoView ??= function () {}
    global.Element.prototype.hasPointerCapture ??= () => false
    global.Element.prototype.setPointerCapture ??= () => {}
    global.Element.prototype.releasePointerCapture ??= () => {}
    global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    })
    global.scrollTo = () => {}
  }
}
