import type { Address, Mailbox } from 'postal-mime';

import { withoutControls } from '../characters/withoutControls.ts';

export interface MailAddress {
  name: string;
  address: string;
}

const MAX_ADDRESSES = 200;
const MAX_NAME = 200;

function mailboxes(address: Address): readonly Mailbox[] {
  return address.group ?? [address];
}

/** Addresses of a header, those of groups too, in lower case. Ones without an at sign are left out. */
export function addressesIn(addresses: readonly Address[]): MailAddress[] {
  return addresses
    .slice(0, MAX_ADDRESSES)
    .flatMap(mailboxes)
    .slice(0, MAX_ADDRESSES)
    .flatMap(({ name, address }) => {
      const plain = address.trim().toLowerCase();
      if (!/^[^\s@,;:<>()"\p{Cc}]{1,250}@[^\s@,;:<>()"\p{Cc}]{1,250}$/u.test(plain)) return [];
      return [
        {
          name: withoutControls(name)
            .toWellFormed()
            .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
            .trim()
            .slice(0, MAX_NAME),
          address: plain,
        },
      ];
    });
}
