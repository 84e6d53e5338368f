/**
 * Reasons for which a customer's file by a connected channel was not taken. `type-invalid`: neither a picture nor a PDF file. `damaged`: cut, or a
 * picture of too many pixels. `unsafe`: the operator's scanner found something. `too-many`: more than one message, conversation or day may have.
 * `switched-off`: the chatbot's owner takes no files. `unavailable`: the service did not give it.
 */
export const FILE_FAULTS = [
  'type-invalid',
  'damaged',
  'too-large',
  'unsafe',
  'too-many',
  'switched-off',
  'unavailable',
] as const;

export type FileFault = (typeof FILE_FAULTS)[number];
