const NUMBER = /\d+(?:[.,:]\d+)*/g;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s)\]]+/gi;

/** Notations of the same number: 7,90 and 7.90, 8:00 and 8. */
function notations(number: string): string[] {
  const plain = number.replaceAll(',', '.');
  return [number, plain, plain.replace(/[.:]0+$/, ''), plain.replaceAll('.', '')];
}

/**
 * Figures and addresses of an answer that stand nowhere in `known`, all that the business, its server and the customer have said. It knows
 * nothing of the product's own checks, and takes what is computed for invented.
 */
export function inventedIn(answer: string, known: readonly string[]): string[] {
  const all = known.join('\n');
  const numbers = new Set(Array.from(all.matchAll(NUMBER)).flatMap(([number]) => notations(number)));
  const said = answer.replaceAll(/\[\d{1,2}\]/g, '');
  const addresses = Array.from(said.matchAll(ADDRESS), ([address]) => address.replace(/[.,;:!?]+$/, ''));
  return [
    ...Array.from(said.matchAll(NUMBER), ([number]) => number).filter(
      (number) => !notations(number).some((one) => numbers.has(one)),
    ),
    ...addresses.filter((address) => !all.toLowerCase().includes(address.toLowerCase())),
  ];
}
