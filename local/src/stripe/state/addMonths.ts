/** The same day and time so many months later, or the month's last day where it has no such day. In Unix seconds, UTC. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.floor(to.getTime() / 1000);
}
