import { messageFileName, writeMessageFile } from '../message-file.ts'
import type { SmsPort } from './sms-port.ts'

/** Text messages as `.sms.txt` files in a folder (rulings 26): a line with the number, an empty one, the text. */
export function createFileSms(folder: string, now: () => Date = () => new Date()): SmsPort {
  return {
    send: (message) => {
      const to = message.to.replace(/[\r\n]+/g, ' ')
      const name = messageFileName(message, '.sms.txt', now())
      return writeMessageFile(folder, name, `To: ${to}\n\n${message.text}\n`)
    },
  }
}
