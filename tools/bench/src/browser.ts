import { getChromePath, launch } from 'chrome-launcher'

/** Options of a headless browser. */
export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The address bar's drop-down is a web page too, and its renderer would share the cores with the measured page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,MediaRouter,OptimizationHints,Translate',
] as const

/** The installed Chromium or Chrome (CHROME_PATH names another), headless. */
export const startBrowser = (startingUrl = 'about:blank') =>
  launch({ chromeFlags: [...browserFlags], startingUrl, logLevel: 'error' })

/** The path of that Chromium or Chrome. */
export const browserProgram = () => process.env['CHROME_PATH'] ?? getChromePath()
