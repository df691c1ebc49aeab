import { splitRefund } from './split-refund.ts'

const card = (left: number, goesBack = 0) => ({ method: 'gateway', left, goesBack }) as const
const transfer = (left: number, goesBack = 0) => ({ method: 'transfer', left, goesBack }) as const

it.each([
  ['nothing', 0, [card(50)], [], 0],
  ['a part of the latest payment', 30, [card(150), card(50)], [30], 0],
  ['the latest payment, and then the one before', 180, [card(150), card(50)], [150, 30], 0],
  ['a transfer, by hand', 180, [transfer(150), card(50)], [150, 30], 150],
  ['what the payments do not have, by hand', 120, [card(50)], [50, 70], 70],
  ['nothing of a payment that is refunded already', 50, [card(0), card(50)], [50], 0],
  ['only what does not go back already', 150, [transfer(0, 100), card(50)], [50], 0],
  ['nothing if all of it goes back already', 100, [card(0, 100), card(50)], [], 0],
] as const)('gives back %s', (_what, refund, payments, amounts, byHand) => {
  const split = splitRefund(refund, payments)
  expect(split.shares.map(({ amount }) => amount)).toEqual(amounts)
  expect(split.byHand).toBe(byHand)
})
