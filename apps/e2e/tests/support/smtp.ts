import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Starts an SMTP server that keeps what it receives. It refuses each address that starts with 'refused'. */
export async function startSmtpServer() {
  const received: { to: string; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith('refused')
          ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(...envelope.rcptTo.map(({ address }) => ({ to: address, mail })))
          done()
        })
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The mails to an address with a subject. */
    mailsTo: (email: string, subject: string) =>
      received
        .filter(({ to, mail }) => to === email && mail.subject === subject)
        .map(({ mail }) => mail),
    /** How many mails have a subject. */
    count: (subject: string) => received.filter(({ mail }) => mail.subject === subject).length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
