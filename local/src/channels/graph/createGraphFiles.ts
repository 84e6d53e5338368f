import type { PhoneFile, SentFile } from '../phone/phoneFile.ts';
import type { GraphAccount } from './graphState.ts';

/** Time for which the address of a file works, in milliseconds. */
const FILE_MS = 5 * 60_000;

export interface GraphFiles {
  /** Keeps a file of an account's until a message names it. Its id. */
  upload: (account: GraphAccount, file: SentFile) => string;
  findUpload: (account: GraphAccount, id: string) => PhoneFile | undefined;
  /** A file of a customer's of the account. */
  findFile: (account: GraphAccount, id: string) => PhoneFile | undefined;
  /** Address at which a customer's file is, for minutes. */
  addressOf: (account: GraphAccount, file: PhoneFile) => string;
  /** Address of the stand-in, which it has once it runs. */
  setOrigin: (origin: string) => void;
}

/** Files of the stand-in: those of customers are with their messages, those of businesses until it ends. */
export function createGraphFiles(nextId: () => string): GraphFiles {
  let origin = '';
  const uploads = new Map<string, PhoneFile>();
  return {
    upload: ({ id: accountId }, file) => {
      const id = nextId();
      uploads.set(`${accountId}/${id}`, { id, ...file });
      return id;
    },
    findUpload: ({ id: accountId }, id) => uploads.get(`${accountId}/${id}`),
    findFile: ({ people }, id) =>
      people
        .flatMap(({ messages }) => messages.flatMap((one) => (one.isFromBusiness ? [] : (one.file ?? []))))
        .find((file) => file.id === id),
    addressOf: ({ id, filesExpire }, file) =>
      `${origin}/_files/${id}/${file.id}?until=${Date.now() + (filesExpire ? -1 : FILE_MS)}`,
    setOrigin: (next) => {
      origin = next;
    },
  };
}
