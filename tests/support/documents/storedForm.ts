import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** Length of a vector stands for it: what it holds is no matter of form. */
const VECTOR = '$vector';
const TIME = '$time';
const BYTES = '$bytes';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value of Firestore's as JSON. */
export function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return { [TIME]: value.toDate().toISOString() };
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(toJson);
  if (!isObject(value)) return value;
  if ('toArray' in value && typeof value['toArray'] === 'function') {
    const numbers: unknown = Reflect.apply(value['toArray'], value, []);
    return { [VECTOR]: Array.isArray(numbers) ? numbers.length : 0 };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]));
}

/** A value of Firestore's from its JSON. */
export function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (!isObject(value)) return value;
  if (typeof value[TIME] === 'string') return Timestamp.fromDate(new Date(value[TIME]));
  if (typeof value[BYTES] === 'string') return Buffer.from(value[BYTES], 'base64');
  if (typeof value[VECTOR] === 'number') return FieldValue.vector(Array.from({ length: value[VECTOR] }, () => 0.5));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromJson(part)]));
}
