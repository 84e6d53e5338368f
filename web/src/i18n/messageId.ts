import type en from './en.json';

/** A key of the translations. English is the reference; the compiler and a test hold the other languages to the same keys. */
export type MessageId = keyof typeof en;
