import type { Part } from './encodeMail.ts';

/** A person's mail, and the words in it that they have written now. */
export interface MessageShape {
  name: string;
  subject: string;
  part: Part;
  text: string;
  headers?: (readonly [name: string, value: string])[];
}
