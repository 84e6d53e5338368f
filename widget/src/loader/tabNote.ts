/**
 * A note for this tab in the website's own storage: writes `value`, or takes the note away for 0; without `value` it is read.
 * Undefined where the browser refuses storage, null without a note.
 */
export function tabNote(key: string, value?: number): string | null | undefined {
  let note;
  try {
    if (value) sessionStorage.setItem(key, `${value}`);
    if (value === 0) sessionStorage.removeItem(key);
    note = sessionStorage.getItem(key);
  } catch {
    // The website's next page then knows nothing of this one.
  }
  return note;
}
