export { ReceiptsExport as default } from '../features/bookings/receipts-export.tsx'
