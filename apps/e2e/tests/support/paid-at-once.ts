/** SQL for what a booking of 200,000 paise that was paid at once keeps of its price. */
export const paidAtOnce = {
  columns: 'total_amount, price_lines, payment_plan, terms',
  values: `200000, '{"package": 200000, "gst": 0, "tcs": 0, "total": 200000}',
    '{"kind": "at once", "now": 200000}',
    '{"fullDays": 60, "halfDays": 30, "reflectionHours": 24, "reflectionDays": 14}'`,
} as const
