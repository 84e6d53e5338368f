/** Characters invisible to a person who checks a value before it is sent. Joiners and selectors stay: emoji and some scripts need them. */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/u;
