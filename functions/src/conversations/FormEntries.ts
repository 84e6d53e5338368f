/** A file that was chosen for a field. */
export interface SentFormFile {
  name: string;
  bytes: Buffer;
}

/** Entries of a form that was sent, by the names of its fields. */
export interface FormEntries {
  values: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, SentFormFile>;
}

/** Text of what is wrong with a field, by the fields with something wrong, in their order. */
export type FormProblems = ReadonlyMap<string, string>;
