const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** An anchor for a heading: "Größe & Farbe" gives "groesse-farbe". */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
