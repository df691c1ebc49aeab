const { default: Sequencer } = require('@jest/test-sequencer')

/** The files that take longest. Jest knows no times on a new machine, and orders files by their size. */
const slowest = [
  'tests/club/bookings/any-order.test.ts',
  'tests/access-matrix.test.ts',
  'tests/process/main.test.ts',
  'tests/process/serve.test.ts',
  'tests/platform/db/embedded-folder.test.ts',
  'tests/club/members/user-order.test.ts',
  'tests/club/members/admin-users-races.test.ts',
]

/** Starts the slowest files first, so that at the end no core waits for the other's last file. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = slowest.findIndex((file) => path.endsWith(file))
      return index === -1 ? slowest.length : index
    }
    return super.sort(tests).sort((one, other) => rank(one) - rank(other))
  }
}
