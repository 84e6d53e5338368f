/** Target that a row of a table opens: an address of the app, or something on the page. */
export type RowTarget = { kind: 'address'; to: string } | { kind: 'action'; run: () => void };
