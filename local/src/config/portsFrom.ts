const OFFSETS = {
  web: 0,
  functions: 1,
  functionsEmulator: 2,
  jobs: 3,
  firestore: 10,
  auth: 11,
  storage: 12,
  eventarc: 13,
  tasks: 14,
  hub: 15,
  logging: 16,
  firestoreWebsocket: 17,
  ui: 19,
  hosting: 20,
  channels: 49,
  demoSite: 50,
  mail: 51,
  stripe: 52,
  smtp: 53,
  genkit: 54,
  imap: 47,
  submission: 48,
} as const;

type PortName = keyof typeof OFFSETS;
export type Ports = Record<PortName, number>;

/**
 * Every port of one running product. `functions` has the functions of HTTP and of Firestore's events, `jobs` those of
 * tasks and schedules, `functionsEmulator` all others, `tasks` the queues. `hosting` is used in development alone, when Vite has the web port.
 * They all lie within 60 of the base, so two suites whose bases are 100 apart never meet.
 */
export function portsFrom(base: number): Ports {
  const at = (name: PortName): number => base + OFFSETS[name];
  return {
    web: at('web'),
    functions: at('functions'),
    functionsEmulator: at('functionsEmulator'),
    jobs: at('jobs'),
    firestore: at('firestore'),
    auth: at('auth'),
    storage: at('storage'),
    eventarc: at('eventarc'),
    tasks: at('tasks'),
    hub: at('hub'),
    logging: at('logging'),
    firestoreWebsocket: at('firestoreWebsocket'),
    ui: at('ui'),
    hosting: at('hosting'),
    demoSite: at('demoSite'),
    mail: at('mail'),
    stripe: at('stripe'),
    smtp: at('smtp'),
    genkit: at('genkit'),
    channels: at('channels'),
    imap: at('imap'),
    submission: at('submission'),
  };
}
