/** Meaning of one part of a line. Texts in it may be masked (`maskedText`). */
export type Command =
  | { kind: 'ask'; what: string; isDative: boolean }
  | { kind: 'call'; what: string }
  | { kind: 'look-up'; what: string }
  | { kind: 'say'; text: string }
  | { kind: 'confirm' | 'hand-over' | 'end' | 'restart' | 'go-on' }
  | { kind: 'go-to'; number: number };

/** Meaning of a whole line: commands one after another, on a condition or on the other way of the one before. */
export type Statement =
  | { kind: 'do'; commands: Command[] }
  | { kind: 'if'; condition: string; isOpposite: boolean; commands: Command[]; otherwise: Command[] }
  | { kind: 'otherwise'; commands: Command[] };
