import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';

interface GraphRefusal {
  /** Status of the answer; 0 of an error that a webhook reports. */
  status: number;
  code?: number | undefined;
  subcode?: number | undefined;
}

/**
 * Subcodes of "sent outside of the allowed window" under code 10, of Messenger and of Instagram:
 * https://developers.facebook.com/docs/messenger-platform/error-codes
 */
const WINDOW_SUBCODES: readonly (number | undefined)[] = [2018278, 2534022];

/**
 * Sources: https://developers.facebook.com/docs/graph-api/guides/error-handling,
 * https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes and
 * https://developers.facebook.com/docs/messenger-platform/error-codes
 */
const FAULTS: Readonly<Record<number, ChannelFault>> = {
  4: 'rate-limited',
  10: 'key-refused',
  100: 'message-invalid',
  190: 'key-refused',
  200: 'key-refused',
  551: 'recipient-unreachable',
  613: 'rate-limited',
  80007: 'rate-limited',
  130429: 'rate-limited',
  131000: 'service-away',
  131005: 'key-refused',
  131016: 'service-away',
  131026: 'recipient-unreachable',
  131047: 'window-closed',
  131048: 'rate-limited',
  131056: 'rate-limited',
};

/** Fault that an error of Meta's stands for; by the status where the code says nothing. */
export function graphFaultOf({ status, code, subcode }: GraphRefusal): ChannelFault {
  if (code === 10 && WINDOW_SUBCODES.includes(subcode)) return 'window-closed';
  const known = code === undefined ? undefined : FAULTS[code];
  if (known !== undefined) return known;
  if (status === 401) return 'key-refused';
  if (status === 429) return 'rate-limited';
  // The connection was made, and nobody knows whether the message was taken.
  if (status === 504) return 'not-confirmed';
  return status >= 500 ? 'service-away' : 'message-invalid';
}
