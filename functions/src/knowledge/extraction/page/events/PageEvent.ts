/** The attributes of an element, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** One step through the elements of a page, in the order of its markup. */
export type PageEvent =
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'text'; text: string }
  | { kind: 'close'; name: string };
