interface Hidden {
  bytes: Uint8Array;
  /** A part has lines that go on in the next. */
  isFlowed: boolean;
  delSp: boolean;
}

/** Beginning of a mail in which its text parts are named. */
const MAX_BYTES = 1024 * 1024;
const FLOWED = /^content-type:(?:[^\n]|\n[ \t]){0,400}?format[ \t]*=[ \t]*"?flowe[d1]/gim;
const DELSP = /^content-type:(?:[^\n]|\n[ \t]){0,400}?delsp[ \t]*=[ \t]*"?yes/im;

/**
 * A mail of the same size whose parts do not say that their lines are joined, which `postal-mime` does across the ends of quotes, so that an
 * answer would become a part of the line that it answers (RFC 3676, section 4.5).
 */
export function hideFlowed(bytes: Uint8Array): Hidden {
  const text = Buffer.from(bytes.subarray(0, MAX_BYTES)).toString('latin1');
  if (text.search(FLOWED) === -1) return { bytes, isFlowed: false, delSp: false };
  const hidden = text.replaceAll(FLOWED, (header) => `${header.slice(0, -1)}1`);
  const changed = Buffer.concat([Buffer.from(hidden, 'latin1'), bytes.subarray(MAX_BYTES)]);
  return { bytes: changed, isFlowed: true, delSp: DELSP.test(text) };
}
