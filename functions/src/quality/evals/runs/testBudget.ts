/** The counter from which a run takes its answers: of the organization's day (UTC). */
export function testBudget(orgId: string): string {
  return `tests:${orgId}`;
}
