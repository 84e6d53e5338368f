/** Region of the functions, on the emulators too. */
export const REGION = 'europe-west3';
