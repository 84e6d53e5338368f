export type Inline =
  | { type: 'text'; text: string }
  | { type: 'bold' | 'italic'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; text: string }
  /** [n]: stands for the citation of that number. */
  | { type: 'mark'; n: number }
  | { type: 'break' };

export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  /** The first row is its head. Rows may be of different length. */
  | { type: 'table'; rows: Inline[][][] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] };
