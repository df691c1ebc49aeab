import { getChromePath, launch } from 'chrome-launcher'

/** What a browser without a window wants. */
export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The address bar's drop-down is web pages too, whose renderers share the cores with the page that is measured.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,MediaRouter,OptimizationHints,Translate',
] as const

/** The machine's Chromium or Chrome (CHROME_PATH names another), without a window. */
export const startBrowser = (startingUrl = 'about:blank') =>
  launch({ chromeFlags: [...browserFlags], startingUrl, logLevel: 'error' })

/** The path of that Chromium or Chrome. */
export const browserProgram = () => process.env['CHROME_PATH'] ?? getChromePath()
