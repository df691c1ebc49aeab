import { hkdfSync } from 'node:crypto'

/** The secrets with which the sandbox signs. */
export interface SandboxKeys {
  /** Signs what the checkout reports. */
  readonly keySecret: string
  /** Signs events. */
  readonly webhookSecret: string
}

const derive = (sessionSecret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32)).toString('hex')

/** Derives both secrets (HKDF, RFC 5869), so that all instances have the same ones and nothing needs to be configured. */
export const deriveKeys = (sessionSecret: string): SandboxKeys => ({
  keySecret: derive(sessionSecret, 'payments.sandbox.key'),
  webhookSecret: derive(sessionSecret, 'payments.sandbox.webhook'),
})
