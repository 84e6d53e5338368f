/**
 * One thing that a hand or an eye does at a screen. A `drag` marks a text, a `chord` is a key with Ctrl or Alt; the numbers count
 * characters and words.
 */
export type Step = 'click' | 'drag' | 'key' | 'chord' | `type ${number}` | `read ${number}`;
