/** An area of a sheet with its edges: rows from 1, columns from 0. */
export interface SheetArea {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const AREA = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** The column of letters, from 0: "AB" is 27. */
export function columnNumber(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The areas that a text names as workbooks write them: "A1:B2", or several with spaces between. Anything else is left out. */
export function parseAreas(text: string): SheetArea[] {
  return text.split(' ').flatMap((area): SheetArea[] => {
    const [, left, top, right, bottom] = AREA.exec(area) ?? [];
    if (left === undefined || right === undefined) return [];
    return [{ top: Number(top), left: columnNumber(left), bottom: Number(bottom), right: columnNumber(right) }];
  });
}
