/** Characters that mean the same encoded and as they are (RFC 3986, section 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * A path of an address, or of a rule about addresses, in the one spelling in which the two are compared (RFC 9309, section 2.2.2):
 * what need not be encoded is not, everything else is, in capitals.
 */
export function normaliseRobotsPath(path: string): string {
  const plain = path.toWellFormed().replace(/%([\da-f]{2})/gi, (encoded, digits: string) => {
    const letter = String.fromCharCode(Number.parseInt(digits, 16));
    return UNRESERVED.test(letter) ? letter : encoded.toUpperCase();
  });
  return encodeURI(plain).replace(/%25/g, '%').replace(/'/g, '%27');
}
