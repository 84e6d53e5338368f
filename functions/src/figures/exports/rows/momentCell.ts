/** A moment in ISO 8601 and UTC, as the API has it. */
export function momentCell(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}
