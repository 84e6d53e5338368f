/** Width available to the table. */
export type LeadRoom = 'wide' | 'medium' | 'narrow';

export const LEAD_FIELDS = [
  'name',
  'email',
  'message',
  'status',
  'priority',
  'assigneeUid',
  'createdAt',
  'delete',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** Columns that a table leaves out for want of room. Address and priority stand below name and status then. */
export const HIDDEN_LEAD_COLUMNS: Readonly<Record<LeadRoom, readonly LeadField[]>> = {
  wide: [],
  medium: ['priority'],
  narrow: ['email', 'message', 'priority', 'assigneeUid'],
};

/** Columns that phones leave out. */
export const WIDE_LEAD_COLUMNS: readonly LeadField[] = ['createdAt', 'delete'];

const WIDTHS: Readonly<Record<LeadField, number>> = {
  name: 120,
  email: 160,
  message: 115,
  status: 118,
  priority: 88,
  assigneeUid: 110,
  createdAt: 132,
  delete: 60,
};
const NARROW: Partial<Record<LeadField, number>> = { name: 110, status: 100 };

/** The least width of a column in pixels. Those that are shown need no more together than the window leaves. */
export function leadWidth(field: LeadField, room: LeadRoom): number {
  return (room === 'narrow' ? NARROW[field] : undefined) ?? WIDTHS[field];
}
