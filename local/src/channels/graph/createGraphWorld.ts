import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LOCAL_META, localGraphToken, META_SERVICES, type MetaService } from '../LOCAL_META.ts';
import type { SentFile } from '../phone/phoneFile.ts';
import { createGraphFiles, type GraphFiles } from './createGraphFiles.ts';
import { createGraphCourier, type GraphCourier } from './createGraphCourier.ts';
import { type GraphAccount, type GraphMessage, type GraphPerson, graphStateSchema } from './graphState.ts';
import { messagesEvent, statusEvent, type Written } from './graphEvents.ts';

interface Said {
  text: string;
  file?: SentFile | undefined;
  /** Time at which it was written, in milliseconds since 1970; now where none is given. */
  at?: number | undefined;
}

export interface GraphWorld extends GraphFiles {
  /** By its token. Any number is an account of its own, as tests need them. */
  findAccount: (token: string) => GraphAccount | undefined;
  accountOf: (id: string) => GraphAccount | undefined;
  localAccount: (service: MetaService) => GraphAccount;
  /** The person's exchange with the account, begun where there was none. */
  openChat: (account: GraphAccount, personId: string, name: string) => GraphPerson;
  /** Adds words of people, delivered in one post in this order. */
  say: (account: GraphAccount, said: readonly (Said & { person: GraphPerson })[]) => void;
  /** Message of an account, whose statuses follow by themselves. */
  answer: (
    account: GraphAccount,
    person: GraphPerson,
    message: Pick<GraphMessage, 'text' | 'callbackData' | 'file'>,
  ) => GraphMessage;
  /** The account's clock, in milliseconds since 1970. */
  now: (account: GraphAccount) => number;
  courier: GraphCourier;
  save: () => void;
  stop: () => void;
}

const LOCAL_TOKEN = /^EAAlocal-(whatsapp|messenger|instagram)-(\d{5,25})-[\w-]{5,60}$/;

function newAccount(service: MetaService, id: string): GraphAccount {
  // A number of WhatsApp's posts to its app by itself.
  const isSubscribed = service === 'whatsapp';
  const files = { filesCut: 0, filesAway: 0, filesExpire: false };
  const own = { service, id, webhook: null, isSubscribed, people: [] };
  return { ...own, aheadMs: 0, limited: 0, ...files, namesRefused: 0, isQuiet: false };
}

function readStored(file: string | undefined): GraphAccount[] {
  if (file === undefined || !existsSync(file)) return [];
  return graphStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Accounts by their id, of which those that are known from the start survive in `file`. */
function openAccounts(file?: string) {
  const accounts = new Map(readStored(file).map((account) => [account.id, account]));
  const open = (service: MetaService, id: string): GraphAccount => {
    const account = accounts.get(id) ?? newAccount(service, id);
    accounts.set(id, account);
    return account;
  };
  const known = META_SERVICES.map((service) => open(service, LOCAL_META[service]));
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(known));
  };
  return { accounts, open, save };
}

/** State of the stand-in of Meta's services, which survives in `stateFile` if there is one. */
export function createGraphWorld(stateFile?: string): GraphWorld {
  const { accounts, open, save } = openAccounts(stateFile);
  const courier = createGraphCourier();
  let ids = Date.now();
  const nextId = ({ service }: GraphAccount): string => `${service === 'whatsapp' ? 'wamid.' : 'm_'}${(ids += 1)}`;
  const files = createGraphFiles(() => String((ids += 1)));
  const now = ({ aheadMs }: GraphAccount): number => Date.now() + aheadMs;

  async function reportAll(account: GraphAccount, written: Written): Promise<void> {
    const isRefused = account.service === 'whatsapp' && written.person.hasBlocked;
    for (const status of isRefused ? (['failed'] as const) : (['sent', 'delivered', 'read'] as const)) {
      const event = statusEvent(account, written, status);
      if (event !== undefined) await courier.deliver(account, event);
    }
  }

  return {
    findAccount: (token) => {
      const service = META_SERVICES.find((one) => LOCAL_TOKEN.exec(token)?.[1] === one);
      const id = LOCAL_TOKEN.exec(token)?.[2];
      if (service === undefined || id === undefined || token !== localGraphToken(service, id)) return undefined;
      return open(service, id);
    },
    accountOf: (id) => accounts.get(id),
    localAccount: (service) => open(service, LOCAL_META[service]),
    openChat: ({ people }, personId, name) => {
      const found = people.find(({ id }) => id === personId);
      if (found !== undefined) return found;
      const person = { id: personId, name, hasBlocked: false, messages: [] };
      people.push(person);
      return person;
    },
    say: (account, said) => {
      const written = said.map(({ person, text, file, at = now(account) }) => {
        const own = file === undefined ? {} : { file: { id: String((ids += 1)), ...file } };
        const message = { id: nextId(account), isFromBusiness: false, text, at, ...own };
        person.messages.push(message);
        return { person, message };
      });
      save();
      void courier.deliver(account, messagesEvent(account, written, files.addressOf));
    },
    answer: (account, person, { text, callbackData, file }) => {
      const own = file === undefined ? {} : { file };
      const message = { id: nextId(account), isFromBusiness: true, text, at: now(account), callbackData, ...own };
      person.messages.push(message);
      save();
      if (!account.isQuiet) void reportAll(account, { person, message });
      return message;
    },
    ...files,
    now,
    courier,
    save,
    stop: courier.stop,
  };
}
