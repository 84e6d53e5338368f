/**
 * A function of a text that remembers what it made. Once that is as many results as `most`, it forgets all of them: the common ones are
 * soon made again, and nobody has to keep account of which those are.
 * @param make Always the same for the same text, and never undefined.
 */
export function remembered<T extends object | string>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
