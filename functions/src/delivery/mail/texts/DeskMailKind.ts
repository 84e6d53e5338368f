/** About withdrawals and cancellations: to their customers, and to members. */
export type DeskMailKind =
  | 'withdrawal-receipt'
  | 'cancellation-receipt'
  | 'withdrawal-received'
  | 'cancellation-received';
