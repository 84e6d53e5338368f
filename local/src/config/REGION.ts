/** Where the functions run, on the emulators too. */
export const REGION = 'europe-west3';
