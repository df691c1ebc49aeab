import { launch } from 'chrome-launcher'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The machine's Chromium or Chrome (CHROME_PATH names another), without a window. */
export const startBrowser = (startingUrl = 'about:blank') =>
  launch({ chromeFlags: flags, startingUrl, logLevel: 'error' })
