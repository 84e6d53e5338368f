/** A run of text on a page. `y` is its baseline, downwards from the top; all in points. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Size of its letters. */
  height: number;
  /** A line is drawn through it. */
  isStruck?: boolean;
}

/** A part of a line that stands for itself. */
export interface PdfCell extends PdfPart {
  /** Texts a little apart in it, as the cells of narrow columns are. */
  parts: readonly PdfPart[];
}

export interface PdfPart {
  text: string;
  x: number;
  width: number;
}

/** A line as people read it. `isRow`: it has cells far apart, as the rows of a table do. `span`: width of its column. */
export interface PdfLine {
  text: string;
  y: number;
  width: number;
  height: number;
  isRow: boolean;
  /** Parts of it that are far apart, from left to right. */
  cells: readonly PdfCell[];
  span: number;
}
