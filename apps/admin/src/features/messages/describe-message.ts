import {
  type AdminMessageCounts,
  messageChannelNames,
} from '@farandfew/domain/messages/admin-messages.ts'

/** Seconds as '40 seconds', '5 minutes', '3 hours' or '2 days'. */
function describeAge(seconds: number): string {
  const [size, unit] =
    seconds < 60
      ? [1, 'second']
      : seconds < 3600
        ? [60, 'minute']
        : seconds < 172_800
          ? [3600, 'hour']
          : [86_400, 'day']
  const count = Math.floor(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** 'Email: 3 waiting, the oldest for 5 minutes; 2 failed'. */
export function describeChannel({
  channel,
  waiting,
  oldestSeconds,
  dead,
}: AdminMessageCounts['channels'][number]): string {
  const oldest = waiting > 0 ? `, the oldest for ${describeAge(oldestSeconds)}` : ''
  return `${messageChannelNames[channel]}: ${waiting} waiting${oldest}; ${dead} failed`
}
