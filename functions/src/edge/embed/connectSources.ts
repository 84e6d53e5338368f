/** Origins where the SDK signs in and listens, once an agent is asked for. */
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Sources that the chat may connect to: its own page's icons, our callables and, in production or in the emulators, Firebase. */
export function connectSources(functionsUrl: string): string {
  const emulators = [process.env['FIREBASE_AUTH_EMULATOR_HOST'], process.env['FIRESTORE_EMULATOR_HOST']];
  const local = emulators.filter((host) => host !== undefined).map((host) => `http://${host}`);
  return ["'self'", new URL(functionsUrl).origin, ...(local.length > 0 ? local : FIREBASE)].join(' ');
}
